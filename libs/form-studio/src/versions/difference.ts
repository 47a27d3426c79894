import type { DifferenceId } from '../locales/differences-sv.ts';

/** Something that differs between two versions of a form. Its words are in the locale files (`differenceText`). */
export interface Difference {
  readonly kind: DifferenceId;
  /** Null: the form itself. */
  readonly question: string | null;
  readonly answer?: string;
  /** What the sentence names. */
  readonly values: Readonly<Record<string, string | number>>;
}

/** Whether two values of a form are written alike; the order of an object's keys counts only in its answers. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const [before, after] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return (
    Array.isArray(one) === Array.isArray(other) &&
    before.size === after.size &&
    [...before].every(([key, value]) => after.has(key) && isSame(value, after.get(key)))
  );
}

/** What is said where a field differs. A new field of a form fails the types where its table stands. */
export type Kinds<T, Said extends keyof T> = Readonly<Record<Exclude<keyof T, Said>, DifferenceId>>;

/** Returns what is said of the fields that differ, each once. */
export function kindsOf<T extends object>(
  kinds: Readonly<Partial<Record<keyof T, DifferenceId>>>,
  before: T,
  after: T,
): DifferenceId[] {
  const said: [string, DifferenceId][] = Object.entries(kinds);
  const was = new Map<string, unknown>(Object.entries(before));
  const is = new Map<string, unknown>(Object.entries(after));
  const changed = said.filter(([field]) => !isSame(was.get(field), is.get(field)));
  return [...new Set(changed.map(([, kind]) => kind))];
}

/** Returns those of `after` whose place among the others has changed; as few as possible. */
export function movedOf(before: readonly string[], after: readonly string[]): string[] {
  const place = new Map(before.map((id, index) => [id, index]));
  const kept = after.filter((id) => place.has(id));
  // The longest run of ids that stand in their old order; what is not in it has moved.
  const runs: string[][] = [];
  for (const id of kept) {
    const fitting = runs.filter((run) => place.get(run.at(-1)!)! < place.get(id)!);
    const longest = fitting.reduce<string[]>((most, run) => (run.length > most.length ? run : most), []);
    runs.push([...longest, id]);
  }
  const still = new Set(runs.reduce<string[]>((most, run) => (run.length > most.length ? run : most), []));
  return kept.filter((id) => !still.has(id));
}
