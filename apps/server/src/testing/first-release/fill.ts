import type { Connection } from '../../database/connect.ts';
import type { SecretList } from '../../security/secrets.ts';
import { addChildren, type OldChild } from './children.ts';
import { addCase, type OldCase } from './staff.ts';
import { FirstReleaseWriter } from './writer.ts';

/** Fills an empty database like the first release: every table has rows. */
export async function fillFirstRelease(
  connection: Connection,
  secrets: SecretList,
  { children: count, now }: { children: number; now: Date },
): Promise<{ children: OldChild[]; oldCase: OldCase }> {
  const writer = await FirstReleaseWriter.open(connection, secrets, now);
  try {
    const children = await addChildren(writer, count);
    return { children, oldCase: await addCase(writer, children) };
  } finally {
    await writer.close();
  }
}
