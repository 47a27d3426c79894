import { defaultParts, palettes, partsOfPerson, randomParts } from '@lykta/avatar';
import type { Avatar, PartGroup, Parts } from '@lykta/domain';

/** The part groups in tab order (docs/product.md §2, Avatar builder). */
export const tabs = [
  'HAIR',
  'CLOTHES',
  'HEADS',
  'EYES',
  'MOUTHS',
  'NOSES',
  'BEARDS',
  'EYEWEARS',
  'HEADWEARS',
  'ACCESSORIES',
] as const satisfies readonly PartGroup[];

/** A figure being built, with its earlier states for undo. */
export interface Making {
  parts: Parts;
  before: readonly Parts[];
}

export type Choice =
  | { kind: 'part'; group: PartGroup; id: string }
  | { kind: 'colour'; group: PartGroup; color: string }
  | { kind: 'random'; random: () => number }
  | { kind: 'undo' };

/** The initial parts: those of the child's current figure, otherwise the default ones. */
export function beginWith(avatar: Avatar): Making {
  const id = typeof avatar === 'string' ? avatar : avatar.type === 'ID' ? avatar.data : undefined;
  const own = typeof avatar === 'object' && avatar.type === 'PARTS' ? avatar.data : undefined;
  const parts = own ?? (id === undefined ? undefined : partsOfPerson(id));
  return { parts: { ...defaultParts, ...parts }, before: [] };
}

/** Groups with a default colour until the child chooses one: hats as drawn, beards like the hair. */
const ownColour: readonly PartGroup[] = ['BEARDS', 'EYEWEARS', 'HEADWEARS'];

/** Returns the parts with another part in one group, in the group's colour. */
export function wearing(parts: Parts, group: PartGroup, id: string): Parts {
  const first = ownColour.includes(group) ? undefined : palettes[group]?.[0]?.color;
  const color = parts[group]?.color ?? first;
  return { ...parts, [group]: color ? { id, color } : { id } };
}

function after(parts: Parts, choice: Exclude<Choice, { kind: 'undo' }>): Parts {
  if (choice.kind === 'part') return wearing(parts, choice.group, choice.id);
  if (choice.kind === 'random') return randomParts(choice.random);
  const worn = parts[choice.group];
  return worn ? { ...parts, [choice.group]: { ...worn, color: choice.color } } : parts;
}

/** Applies one choice; undo reverts the last one. */
export function make({ parts, before }: Making, choice: Choice): Making {
  if (choice.kind !== 'undo') return { parts: after(parts, choice), before: [...before, parts] };
  const last = before.at(-1);
  return last ? { parts: last, before: before.slice(0, -1) } : { parts, before };
}
