import { present } from '@lykta/domain';
import type { CellPlace, Shown } from './resting.ts';

/** All cells that an attacker was shown: each once, and again if it changed. */
export interface Memory {
  add(shown: readonly Shown[]): void;
  all(): Shown[];
  /** Returns the cells that changed. */
  changed(): CellPlace[];
}

const textOf = (numbers: ReadonlyMap<string, number>) => JSON.stringify([...numbers].sort());

export function createMemory(): Memory {
  const seen = new Map<string, Shown[]>();
  return {
    add: (shown) => {
      for (const one of shown) {
        const name = JSON.stringify([one.quarter, one.unit, one.question]);
        const before = seen.get(name) ?? [];
        const last = before.at(-1);
        if (!last || textOf(last.numbers) !== textOf(one.numbers)) seen.set(name, [...before, one]);
      }
    },
    all: () => [...seen.values()].flat(),
    changed: () =>
      [...seen.values()].filter(({ length }) => length > 1).map(([first]) => present(first, 'first')),
  };
}
