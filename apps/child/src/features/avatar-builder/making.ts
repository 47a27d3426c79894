import { defaultParts, modelsOf, noPart, palettes, partsOfPerson, randomParts } from '@lykta/avatar';
import type { Avatar, Part, PartGroup, Parts } from '@lykta/domain';

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

/** The groups of which a figure wears one part; of accessories it may wear several. */
export type SingleGroup = Exclude<PartGroup, 'ACCESSORIES'>;

/** A figure being built, with its earlier states for undo. */
export interface Making {
  parts: Parts;
  before: readonly Parts[];
}

export type Choice =
  | { kind: 'part'; group: SingleGroup; id: string }
  | { kind: 'accessory'; id: string }
  | { kind: 'colour'; group: SingleGroup; color: string }
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
const ownColour: readonly SingleGroup[] = ['BEARDS', 'EYEWEARS', 'HEADWEARS'];

/**
 * Returns the parts with another part in one group, in the group's colour. Who wore no part of the group has chosen no
 * colour of it.
 */
export function wearing(parts: Parts, group: SingleGroup, id: string): Parts {
  const isOwn = ownColour.includes(group);
  const first = isOwn ? undefined : palettes[group]?.[0]?.color;
  const chosen = isOwn && parts[group]?.id === noPart ? undefined : parts[group]?.color;
  const color = chosen ?? first;
  return { ...parts, [group]: color ? { id, color } : { id } };
}

/** The accessories a figure wears; a figure made before there could be several has at most one. */
export function accessoriesOf(parts: Parts): readonly Part[] {
  return modelsOf(parts, 'ACCESSORIES').filter(({ id }) => id !== noPart);
}

/** Puts an accessory on or takes it off; `empty` takes all off. */
function toggled(parts: Parts, id: string): Parts {
  const worn = accessoriesOf(parts);
  const others = worn.filter((part) => part.id !== id);
  const isOn = others.length < worn.length;
  return { ...parts, ACCESSORIES: id === noPart ? [] : isOn ? others : [...worn, { id }] };
}

function after(parts: Parts, choice: Exclude<Choice, { kind: 'undo' }>): Parts {
  if (choice.kind === 'part') return wearing(parts, choice.group, choice.id);
  if (choice.kind === 'accessory') return toggled(parts, choice.id);
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
