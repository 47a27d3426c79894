import { configure } from 'storybook/test';
import { afterEach } from 'vitest';
import { unreviewed } from './checks/incomplete.ts';

// With many stories at once, results can take longer than the default second.
configure({ asyncUtilTimeout: 15_000 });

// The report of axe is attached to the test: its undecided findings must have been reviewed.
afterEach(({ task }) => {
  const { reports = [] } = task.meta as { reports?: readonly unknown[] };
  const found = unreviewed(reports);
  if (found.length > 0) throw new Error(found.join('\n'));
});
