import { expect, it } from 'vitest';
import { createKeyRing } from './child-key.ts';
import { openReason, sealReason } from './reasons.ts';
import { makeSecret, parseSecrets } from './secrets.ts';

const keyRing = createKeyRing(parseSecrets(makeSecret()));
const { childKey } = keyRing.make('anna');
const place = { member: 'kim', invitation: 'one' };

it('can be read with the child’s key, for the member and invitation that it was given for', () => {
  const sealed = sealReason(childKey, place, 'Förbereder vårt möte');
  expect(openReason(childKey, place, sealed)).toBe('Förbereder vårt möte');
  expect(() => openReason(childKey, { ...place, member: 'bo' }, sealed)).toThrow();
  expect(() => openReason(childKey, { ...place, invitation: 'two' }, sealed)).toThrow();
  expect(() => openReason(keyRing.make('bo').childKey, place, sealed)).toThrow();
});

it('shows nothing of a reason by its length', () => {
  const lengths = ['x', 'Misstänkt misshandel, samtal med skolan', 'å'.repeat(100)].map(
    (reason) => sealReason(childKey, place, reason).length,
  );
  expect(new Set(lengths).size).toBe(1);
});
