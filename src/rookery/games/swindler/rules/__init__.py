"""The rules of Swindler, one module for each part of the rulebook.

tables   the box as numbers: tiles, dealers, orders, and every move's number
state    what is true at one moment, and who may know it
orders   what an order asks for, and the ways to pay it
cards    how an accomplice is played and answered
theft    step 2: stealing from a bag
actions  step 3: orders and dealers
replenish  step 4: new dealers and orders, police raids
turn     setup, steps 1 and 5, and the end
accomplices  the eleven accomplices
game     all of it together: positions and frames
"""
