import type { JoinedSitting, OpenSitting, SittingContent } from '@lykta/domain';
import { checkDocument } from '../../answering/check-document.ts';
import { requireReader } from '../../answering/require-promise.ts';
import type { FormCatalogue } from '../../catalogue/form-catalogue.ts';
import type { Db } from '../../database/connect.ts';
import { notFound, problem } from '../../problem.ts';
import { childKeyOf } from '../../access/child-key-of.ts';
import { decryptFrom, encryptNew, type SealedPlace } from '../../security/child-key.ts';
import { takeCode, type Sitting } from '../../security/sittings.ts';
import type { Services } from '../../services.ts';

const EMPTY: SittingContent = { answers: {}, inactive: {}, persons: {}, houses: {} };

/** Where the answers of a sitting are sealed: they open for this form of this request only. */
const placeOf = ({ row }: Sitting): SealedPlace => ({
  table: 'sittings',
  row: row.id,
  with: [row.form_id, row.form_version, row.invitation_id, row.request_id].join('/'),
});

/**
 * Opens the form of a code on the device that typed it. The code is used up.
 * @throws {Problem} 404 `code-not-found`, 429 after too many wrong codes from one place
 */
export async function joinSitting(
  services: Services,
  catalogue: FormCatalogue,
  code: string,
  ip: string,
): Promise<JoinedSitting> {
  const { db, keyRing, rateLimits } = services;
  // Counted before the check, so that codes that are tried at once cannot exceed the limit; given back if it was right.
  await rateLimits.takeAt('sitting', ip);
  const taken = await db.transaction().execute((trx) => takeCode(services, trx, code));
  if (!taken) throw problem('code-not-found');
  await rateLimits.giveBackAt('sitting', ip);
  const { token, row } = taken;
  const key = await childKeyOf(db, keyRing, row.account_id);
  return { ...(await readSitting(services, catalogue, { row, key })), token };
}

/** Reads the one form of a sitting, who reads its answers, and what was answered in this sitting: nothing else. */
export async function readSitting(
  { db }: Pick<Services, 'db'>,
  catalogue: FormCatalogue,
  sitting: Sitting,
): Promise<OpenSitting> {
  const { row } = sitting;
  const unit = await db
    .selectFrom('invitations')
    .innerJoin('units', 'units.id', 'invitations.unit_id')
    .select(['units.name', 'units.reads_within'])
    .where('invitations.id', '=', row.invitation_id)
    .executeTakeFirstOrThrow();
  return {
    form: await formOf(catalogue, sitting),
    unit: unit.name,
    ...(unit.reads_within === null ? {} : { readsWithin: unit.reads_within }),
    until: row.expires.toISOString(),
    content: contentOf(sitting),
  };
}

/** Returns the form of a sitting. @throws {Problem} 404 for one with ids that are refused today */
export async function formOf(catalogue: FormCatalogue, { row }: Sitting) {
  const stored = await catalogue.find(row.form_id, row.form_version);
  if (!stored) throw notFound();
  return stored.form;
}

/** Decrypts what was answered in a sitting. */
export function contentOf(sitting: Sitting): SittingContent {
  const { row, key } = sitting;
  return row.sealed ? decryptFrom<SittingContent>(key, placeOf(sitting), row.sealed) : EMPTY;
}

/**
 * Stores what is answered in a sitting; the last one counts, since one device answers. An older value that somebody put
 * back would be seen by the two who sit there, so the child's ledger does not keep its version.
 * @throws {Problem} 400 for what does not fit the form
 */
export async function saveSitting(
  { db }: { db: Db },
  catalogue: FormCatalogue,
  sitting: Sitting,
  content: SittingContent,
): Promise<void> {
  const { answers, inactive, persons, houses } = content;
  const named = { persons: new Set(Object.keys(persons)), houses: new Set(Object.keys(houses)) };
  checkDocument(await formOf(catalogue, sitting), { answers, inactive }, named);
  const request = { invitationId: sitting.row.invitation_id, requestId: sitting.row.request_id };
  await requireReader(db, { request }, content);
  await db
    .updateTable('sittings')
    .set({ sealed: encryptNew(sitting.key, placeOf(sitting), content) })
    .where('id', '=', sitting.row.id)
    .execute();
}
