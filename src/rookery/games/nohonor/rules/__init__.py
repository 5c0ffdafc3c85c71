"""The rules of No Honor Among Thieves, in the order of the rulebook:

vocabulary      every move and outcome, numbered
state           the box as tables, the state of a match, who may know what
position        a state from a position or from a view
reactions       playing a card, using an ability, and what others may answer
harm, dice      exhausting, arresting, killing; rolling
setup, turn     the draft; a turn and its actions
negotiation     who joins a heist and what they get; exchanges are in exchange
heist           sending in the team
complications   everybody may help or hinder
truth           the Moment of Truth and the payout
aftermath       failure, consequences, cleanup, the end
characters, schemes, treasures, agendas, objectives
                the effects, one small class each, found by the card's id
"""
