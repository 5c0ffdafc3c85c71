"""What a sensible thief of No Honor Among Thieves would do."""
