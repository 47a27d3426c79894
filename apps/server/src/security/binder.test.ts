import { expect, it } from 'vitest';
import { createBinder } from './binder.ts';
import { makeSecret, parseSecrets } from './secrets.ts';

const [one] = parseSecrets(makeSecret());
const [two] = parseSecrets(makeSecret().replace('1:', '2:'));
const row = ['anna', new Date(0), Buffer.from('x'), true, null] as const;

it('holds for the row and the kind that it was made for, and for nothing else', () => {
  const binder = createBinder([one]);
  const mark = binder.mark('session', row);
  expect(binder.holds('session', row, mark)).toBe(true);
  expect(binder.holds('staff-session', row, mark)).toBe(false);
  expect(binder.holds('session', ['bo', ...row.slice(1)], mark)).toBe(false);
  expect(binder.holds('session', row, null)).toBe(false);
  expect(binder.holds('session', row, mark.subarray(0, 10))).toBe(false);
});

it('holds under an older secret as long as that is listed', () => {
  const mark = createBinder([one]).mark('session', row);
  expect(createBinder([two, one]).holds('session', row, mark)).toBe(true);
  expect(createBinder([two]).holds('session', row, mark)).toBe(false);
});
