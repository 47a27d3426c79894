import { REFERENCE } from '@lykta/domain';

interface Story {
  title: string;
  tags: readonly string[];
  globals: { steps?: string; language?: string };
  /** What the story itself sets in the toolbar. */
  storyGlobals?: { language?: string };
  userEvent: unknown;
}

/** A simulated user whose first step never ends. */
const asleep: object = new Proxy({}, { get: () => () => new Promise(() => {}) });

/** Whether a story is a part of a screen of an app, not a component of a library. */
export const isOfAnApp = (title: string): boolean => /^(?:Child|Viewer)\//.test(title);

/**
 * Keeps a story at its start, or lets its steps play. Many states of a screen are reached by steps alone, so the book
 * plays them. A component is shown as it is before anybody touches it, unless it has the tag `played`.
 */
export function playOrStandStill(story: Story): void {
  const { steps = 'auto', language = REFERENCE } = story.globals;
  if (steps === 'play') return;
  // The steps find words: in another language than that of the story they would stop half-way.
  const canRead = language === (story.storyGlobals?.language ?? REFERENCE);
  const plays = canRead && (isOfAnApp(story.title) || story.tags.includes('played'));
  if (steps === 'still' || !plays) story.userEvent = asleep;
}
