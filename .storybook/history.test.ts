import { expect, test } from 'vitest';
import { historyOf } from './book/history.ts';

const log = [
  '\u00012026-11-23 fix(frame): the foot lets go\n\nM\tlibs/ui/src/frame/foot/foot.tsx\nM\tlibs/ui/src/field/pin.stories.tsx\n',
  '\u00012026-11-22 refactor(ui): folders\n\nR100\tlibs/ui/src/foot.tsx\tlibs/ui/src/frame/foot/foot.tsx\n',
  '\u00012026-11-21 feat(frame): a foot\n\nA\tlibs/ui/src/foot.tsx\n',
].join('');

test('a component that was moved is as old as its first file, and changed when its sources did', () => {
  expect(historyOf(log)).toMatchObject({
    'libs/ui/src/frame/foot': {
      since: '2026-11-21',
      changed: '2026-11-23',
      last: 'fix(frame): the foot lets go',
    },
  });
});

test('a story alone is no change', () => {
  expect(Object.keys(historyOf(log))).toEqual(['libs/ui/src/frame/foot']);
});

test('without git there is no history', () => {
  expect(historyOf('')).toEqual({});
});
