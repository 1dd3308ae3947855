"""What the figures of every game are counted from."""

from host_tools.history.story import Moment, Story


class Told:
    """Everything is counted by transaction: place 0 is the game before the first one."""

    def __init__(self, story: Story) -> None:
        self.moments: list[Moment] = list(story.moments())
        self.problem = story.problem
        self._games = [story.start, *(moment.after for moment in self.moments)]
        self.numbers = [game.count for game in self._games]
        self.end = story.end
