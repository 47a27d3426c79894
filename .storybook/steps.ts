interface Story {
  title: string;
  globals: { steps?: string };
  userEvent: unknown;
}

/** A simulated user whose first step never ends. */
const asleep: object = new Proxy({}, { get: () => () => new Promise(() => {}) });

/**
 * Keeps a story at its start. A reader who opens a screen wants to see it, not the page on which its test ends. The
 * steps of screens run only in the story tests (vitest.config.ts) and when the toolbar asks for it.
 */
export function standStill(story: Story): void {
  const screen = /^(?:Child|Viewer)\//.test(story.title);
  const wanted = story.globals.steps ?? 'auto';
  if (wanted === 'still' || (wanted === 'auto' && screen)) story.userEvent = asleep;
}
