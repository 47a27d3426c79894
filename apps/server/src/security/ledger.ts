import { open, paddedJson, seal, type SealingKey } from './sealing.ts';

/**
 * The present version of each changed row of a child. The ledger is encrypted with the child's key and has its own row.
 * A sealed value contains its version, so putting an old value back into its row is detected. Rows that never changed
 * have version 1 and are not listed.
 */
export interface Ledger {
  /** Grows with every change, so that a server notices a concurrent change by another server. Not secret. */
  clock: number;
  /** Versions by `table/row`. */
  versions: Map<string, number>;
}

/** A ledger as stored. */
export interface SealedLedger {
  ledger: Buffer;
  ledger_clock: number;
}

const context = (childId: string) => `ledgers/${childId}`;

export function sealLedger(childId: string, key: SealingKey, { versions, clock }: Ledger): SealedLedger {
  const ledger = seal(key, context(childId), paddedJson([...versions]));
  return { ledger, ledger_clock: clock };
}

/** @throws {Error} if it belongs to another child or was changed */
export function openLedger(childId: string, key: SealingKey, { ledger, ledger_clock }: SealedLedger): Ledger {
  const versions: [string, number][] = JSON.parse(open(key, context(childId), ledger).toString());
  return { clock: ledger_clock, versions: new Map(versions) };
}

export const emptyLedger = (): Ledger => ({ clock: 0, versions: new Map() });
