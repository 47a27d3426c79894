import { open, paddedJson, seal } from './sealing.ts';

/**
 * Which version of each changed row of a child is the present one. Sealed with the child's key and kept in a row of its
 * own, so that an older sealed text can't be put back into its row: it names its version, and the ledger names a newer
 * one. A row that was never changed has version 1 and isn't listed.
 */
export interface Ledger {
  /** Grows with every change, so that one server sees that another one was faster. Not secret. */
  clock: number;
  /** By `table/row`. */
  versions: Map<string, number>;
}

/** A ledger as the table holds it. */
export interface SealedLedger {
  ledger: Buffer;
  ledger_clock: number;
}

const context = (childId: string) => `ledgers/${childId}`;

export function sealLedger(childId: string, key: Buffer, { versions, clock }: Ledger): SealedLedger {
  const ledger = seal(key, context(childId), paddedJson([...versions]));
  return { ledger, ledger_clock: clock };
}

/** @throws {Error} when it is another child's, or was changed */
export function openLedger(childId: string, key: Buffer, { ledger, ledger_clock }: SealedLedger): Ledger {
  const versions = JSON.parse(open(key, context(childId), ledger).toString()) as [string, number][];
  return { clock: ledger_clock, versions: new Map(versions) };
}

export const emptyLedger = (): Ledger => ({ clock: 0, versions: new Map() });
