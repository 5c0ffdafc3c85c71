"""What a thief of Oliver Twist does without much thought, and what nobody does."""
