import type { Selection } from './selection.ts';

/** What the figures are compared with: another quarter, or another unit. */
export type Comparison = { kind: 'period' | 'unit'; value: string };

/** Reads `period:2026Q3` or `unit:Södra teamet` from the address; undefined for anything else. */
export function readComparison(text: string | null): Comparison | undefined {
  const [, kind, value] = /^(period|unit):(.+)$/.exec(text ?? '') ?? [];
  return kind && value ? { kind: kind === 'unit' ? 'unit' : 'period', value } : undefined;
}

/** How a comparison stands in the address. */
export function writeComparison({ kind, value }: Comparison): string {
  return `${kind}:${value}`;
}

/** The other side: the same selection, but for the quarter or the unit. */
export function otherSide(selection: Selection, { kind, value }: Comparison): Selection {
  return kind === 'period'
    ? { ...selection, period: value }
    : { ...selection, unit: value, invitation: undefined };
}
