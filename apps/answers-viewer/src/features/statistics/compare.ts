import type { Selection } from './selection.ts';

/** The other side of a comparison: another quarter, or another unit. */
export type Comparison = { kind: 'period' | 'unit'; value: string };

/** Parses `period:2026Q3` or `unit:Södra teamet` from the address; undefined for anything else. */
export function readComparison(text: string | null): Comparison | undefined {
  const [, kind, value] = /^(period|unit):(.+)$/.exec(text ?? '') ?? [];
  return kind && value ? { kind: kind === 'unit' ? 'unit' : 'period', value } : undefined;
}

/** Formats a comparison for the address. */
export function writeComparison({ kind, value }: Comparison): string {
  return `${kind}:${value}`;
}

/** The selection of the other side: the same except for the quarter or the unit. */
export function otherSide(selection: Selection, { kind, value }: Comparison): Selection {
  return kind === 'period'
    ? { ...selection, period: value }
    : { ...selection, unit: value, invitation: undefined };
}
