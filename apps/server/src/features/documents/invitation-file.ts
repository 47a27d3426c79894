import type { WholeLanguage } from '@lykta/domain';
import { mayOpen, viewerOf, caseKey } from '../../access/case-access.ts';
import { authorizeInvitation, type VisibleInvitation } from '../../access/visible-units.ts';
import { readAllSent } from '../../individual/all-sent.ts';
import { openToRead } from '../../individual/open-to-read.ts';
import { logTaken } from '../../individual/reading-log.ts';
import { problem } from '../../problem.ts';
import type { Forms } from '../../records/flags.ts';
import { reasonKey, reasonsInForce } from '../../records/reasons.ts';
import type { Member } from '../../security/staff-sessions.ts';
import type { Services } from '../../services.ts';
import type { Sending } from '@lykta/answer-sheet';
import { toResources } from './fhir.ts';

/**
 * Returns the lines of a file with everything that the children of an invitation have sent: one FHIR resource a line,
 * one child in memory at a time. Children that the member may not open are left out.
 * @throws {Problem} 404 for an invitation that is not the member's, or without a sent form; 403 `not-allowed` for an
 *   admin of no unit, `not-assigned` if it may open no child, `reason-needed` before a reason for each, 429 after too
 *   many files in a day
 */
export async function invitationFile(
  services: Services,
  forms: Forms,
  member: Member,
  id: string,
  language: WholeLanguage,
): Promise<AsyncGenerator<string>> {
  const invitation = await authorizeInvitation(services.db, member, id);
  const children = await openChildren(services, member, invitation);
  await services.rateLimits.take('invitation-files', member.id);
  return linesOf(services, forms, { member, invitation, language }, children);
}

/** Returns the pseudonyms of the children who have sent something and whose answers the member may open, in a steady order. */
async function openChildren(
  services: Services,
  member: Member,
  { id, unitId: unit_id, own }: VisibleInvitation,
): Promise<string[]> {
  const { db, clock } = services;
  if (!own) throw problem('not-allowed');
  const children = await db
    .selectFrom('acceptances')
    .select(['account_id', 'invitation_id', 'pseudonym'])
    .where('invitation_id', '=', id)
    .where('account_id', 'in', (query) =>
      query
        .selectFrom('answers')
        .select('account_id')
        .where('invitation_id', '=', id)
        .where('sent', 'is not', null),
    )
    .orderBy('pseudonym')
    .execute();
  if (children.length === 0) throw problem('not-found');
  const viewer = await viewerOf(services, member);
  const open = children.filter((child) => mayOpen(viewer, { ...child, unit_id }));
  if (open.length === 0) throw problem('not-assigned');
  const pseudonyms = open.map(({ pseudonym }) => pseudonym);
  const reasons = await reasonsInForce(db, member.id, pseudonyms, clock());
  const hasReason = (child: (typeof open)[number]) =>
    reasons.has(reasonKey(child)) || viewer.emergencies.has(caseKey(child));
  if (!open.every(hasReason)) throw problem('reason-needed');
  return pseudonyms;
}

interface Reader {
  member: Member;
  invitation: VisibleInvitation;
  language: WholeLanguage;
}

async function* linesOf(
  services: Services,
  forms: Forms,
  reader: Reader,
  children: readonly string[],
): AsyncGenerator<string> {
  const written = new Set<string>();
  for (const client of children) {
    const sendings = await takeOut(services, forms, reader, client);
    yield toResources(client, sendings, reader.language, written)
      .map((resource) => `${JSON.stringify(resource)}\n`)
      .join('');
  }
}

/**
 * Reads all that one child sent to the unit, and logs each form as a file taken out, in one transaction. Nothing becomes
 * read: nobody has looked at it. The right to open it is asked for again, because the file may take a while.
 */
async function takeOut(
  services: Services,
  forms: Forms,
  { member, invitation }: Reader,
  client: string,
): Promise<Sending[]> {
  const now = services.clock();
  return services.db.transaction().execute(async (trx) => {
    const wanted = { invitation: invitation.id, client };
    const { authorized, reason, key } = await openToRead(trx, services, member, wanted, now);
    const all = await readAllSent(trx, key, forms, authorized.id);
    const sent = all.filter(({ unit }) => unit === authorized.unitId);
    const rows = sent.map(({ row }) => row);
    await logTaken(trx, rows, { kind: 'answers-file', member, client, reason }, now);
    return sent.map(({ answers }) => ({ answers }));
  });
}
