import type { SupportLink } from './categories.ts';
import { family } from './entries/family.ts';
import { habits } from './entries/habits.ts';
import { health } from './entries/health.ts';
import { identity } from './entries/identity.ts';
import { rights } from './entries/rights.ts';
import { safety } from './entries/safety.ts';
import { school } from './entries/school.ts';
import { talk } from './entries/talk.ts';
import type { SupportEntry } from './entry.ts';

/**
 * All organisations that help. The app contains the list, so that it works signed out and offline (docs/product.md §2,
 * /support).
 */
export const supportDirectory: readonly SupportEntry[] = [
  ...talk,
  ...family,
  ...safety,
  ...school,
  ...health,
  ...identity,
  ...rights,
  ...habits,
];

/** Entries that come first in a category, before broader ones that precede them in the directory. */
const first: Partial<Record<SupportLink, readonly string[]>> = {
  health: ['vardguiden-1177', 'umo'],
  gender: ['rfsl-ungdom'],
  boy: ['killar'],
  language: ['youmo', 'bris-sprak'],
  rights: ['koll-pa-soc', 'ivo-barnlinjen'],
  illness: ['vardguiden-1177'],
};

/** Returns the entries of one category, the most fitting first. */
export function supportFor(link: SupportLink): SupportEntry[] {
  const leading = first[link] ?? [];
  const place = ({ id }: SupportEntry) => (leading.includes(id) ? leading.indexOf(id) : leading.length);
  return supportDirectory
    .filter(({ categories }) => categories.includes(link))
    .sort((one, other) => place(one) - place(other));
}

/** Returns the entries named by a question; unknown ids are ignored. */
export function supportNamed(ids: readonly string[]): SupportEntry[] {
  return ids.flatMap((id) => supportDirectory.find((entry) => entry.id === id) ?? []);
}
