"""What a sensible thief of Sneaks & Snitches would do, and how a match for two stands."""
