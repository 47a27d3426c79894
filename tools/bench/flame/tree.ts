import { nameOf, parting, WAITING } from './parts.ts';
import type { Profile } from './profile.ts';

/** A function in a flame graph: calls of it in the same stack are one. */
export interface Flame {
  name: string;
  part: string;
  /** With all that it calls. */
  ms: number;
  calls: Map<string, Flame>;
}

/** Joins the stacks of a profile into one tree, without the time of waiting. */
export function treeOf(profile: Profile): Flame {
  const { nodes, samples, timeDeltas } = profile;
  const partOf = parting(profile);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const own = new Map<number, number>();
  samples.forEach((id, at) => own.set(id, (own.get(id) ?? 0) + timeDeltas[at]! / 1000));

  const root: Flame = { name: 'all', part: '', ms: 0, calls: new Map() };
  const add = (id: number, callers: Flame[]) => {
    const node = byId.get(id)!;
    const part = partOf(id);
    if (part === WAITING) return;
    const name = nameOf(node);
    const caller = callers.at(-1)!;
    const flame = caller.calls.get(name) ?? { name, part, ms: 0, calls: new Map() };
    caller.calls.set(name, flame);
    const stack = [...callers, flame];
    for (const each of stack) each.ms += own.get(id) ?? 0;
    for (const child of node.children ?? []) add(child, stack);
  };
  for (const child of nodes[0]?.children ?? []) add(child, [root]);
  return root;
}
