interface Story {
  title: string;
  globals: { steps?: string };
  userEvent: unknown;
}

/** A user who never finishes the first step. */
const asleep: object = new Proxy({}, { get: () => () => new Promise(() => {}) });

/**
 * Lets a story stand as it begins. Somebody who opens a screen in the book wants to see it, not the page that its test
 * ends on: so the steps of screens are played in the story tests (vitest.config.ts), and when the toolbar says so.
 */
export function standStill(story: Story): void {
  const screen = /^(?:Child|Viewer)\//.test(story.title);
  const wanted = story.globals.steps ?? 'auto';
  if (wanted === 'still' || (wanted === 'auto' && screen)) story.userEvent = asleep;
}
