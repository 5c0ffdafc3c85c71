"""The rules of No Honor Among Thieves, in the order of the rulebook:

vocabulary      every move, numbered, and every event
cards           what cards can do, and the box as tables of numbers
state           the state of a match
setup, turn     Agendas, Objectives, the draft; a turn and its actions
exchange        trades of Characters, Schemes, Treasures and Coins
negotiation     who joins a heist and what they get
heist           sending in the team
complications   everybody may help or hinder
reactions       a Scheme played, a Character about to be lost, a roll, and what others may answer
truth           the Moment of Truth and the payout
aftermath       failure, consequences, cleanup, the end
position        what some eyes may see, positions, guesses
targets         whom and what cards can reach
schemes, characters, treasures, objectives, agendas
                the effects, one small class each, found by the card's id
"""
