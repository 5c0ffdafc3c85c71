"""What thieves of Swindler do without much thought: a careful one, and a keen one."""
