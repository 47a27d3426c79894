import { configure } from 'storybook/test';
import { afterEach } from 'vitest';
import { unreviewed } from './checks/incomplete.ts';

// What a story waits for may come late where many stories are tried at once: it is waited for, not for a second only.
configure({ asyncUtilTimeout: 5_000 });

// The report of axe hangs on the test once the story is done: what it left undecided somebody must have looked at.
afterEach(({ task }) => {
  const { reports = [] } = task.meta as { reports?: readonly unknown[] };
  const found = unreviewed(reports);
  if (found.length > 0) throw new Error(found.join('\n'));
});
