import { defaultParts, palettes, partsOfPerson, randomParts } from '@lykta/avatar';
import type { Avatar, PartGroup, Parts } from '@lykta/domain';

/** The groups in the order of their tabs (docs/product.md §2, Avatar builder). */
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

/** A figure that is being made, with what it was before each choice. */
export interface Making {
  parts: Parts;
  before: readonly Parts[];
}

export type Choice =
  | { kind: 'part'; group: PartGroup; id: string }
  | { kind: 'colour'; group: PartGroup; color: string }
  | { kind: 'random'; random: () => number }
  | { kind: 'undo' };

/** The parts to begin with: those of the figure that the child has, else everybody's first ones. */
export function beginWith(avatar: Avatar): Making {
  const id = typeof avatar === 'string' ? avatar : avatar.type === 'ID' ? avatar.data : undefined;
  const own = typeof avatar === 'object' && avatar.type === 'PARTS' ? avatar.data : undefined;
  const parts = own ?? (id === undefined ? undefined : partsOfPerson(id));
  return { parts: { ...defaultParts, ...parts }, before: [] };
}

/** What has a colour of its own until one is chosen: each hat as it was drawn, a beard as the hair. */
const ownColour: readonly PartGroup[] = ['BEARDS', 'EYEWEARS', 'HEADWEARS'];

/** The figure with another part of a group, in the colour that the group has. */
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

/** One choice; undo takes the last one back. */
export function make({ parts, before }: Making, choice: Choice): Making {
  if (choice.kind !== 'undo') return { parts: after(parts, choice), before: [...before, parts] };
  const last = before.at(-1);
  return last ? { parts: last, before: before.slice(0, -1) } : { parts, before };
}
