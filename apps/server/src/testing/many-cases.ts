import { DAY_MS, type Flags } from '@lykta/domain';
import { flagsPlace } from '../records/flags.ts';
import { sealChildLabel } from '../records/labels.ts';
import { caseWorker, insertCaseWorkers } from '../records/case-workers.ts';
import { encryptNew } from '../security/child-key.ts';
import { newCode } from '../security/codes.ts';
import { newId } from '../security/tokens.ts';
import type { Services } from '../services.ts';
import type { Db } from '../database/connect.ts';

/** Whose cases they are. */
export interface CaseOwner {
  member: string;
  organisation: string;
  unit: string;
}

const FORM = { form_id: 'school', form_version: 1 };
/** Every second invitation is for one child, the others for this many. */
const GROUP = 25;
/** So many rows are written at once. */
const CHUNK = 200;

/**
 * Gives a worker so many cases: rows as the server writes them, with real keys, labels and flags, in a moment instead of
 * an hour of sign-ups. Every third child has not answered; of the others the worker has read every second one. The
 * answers themselves cannot be opened.
 * @param group how many children the larger invitations have
 */
export async function addCases(
  services: Services,
  owner: CaseOwner,
  count: number,
  group = GROUP,
): Promise<void> {
  const first = await services.db
    .selectFrom('accounts')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  let invitation = '';
  let room = 0;
  for (let start = 0; start < count; start += CHUNK) {
    await services.db.transaction().execute(async (trx) => {
      for (let n = start; n < Math.min(count, start + CHUNK); n += 1) {
        if (room === 0) {
          room = n % (2 * group) < group ? group : 1;
          invitation = await addInvitation(services, trx, owner, room);
        }
        room -= 1;
        await addCase(services, trx, owner, { invitation, n: first.n + n });
      }
    });
  }
}

async function addInvitation(
  { clock }: Services,
  trx: Db,
  { organisation, unit }: CaseOwner,
  children: number,
): Promise<string> {
  const id = newId();
  const created = clock();
  const row = { id, organisation_id: organisation, unit_id: unit, code: newCode(), created };
  await trx
    .insertInto('invitations')
    .values({ ...row, max_clients: children, accepted: children, last_day: null })
    .execute();
  await trx.insertInto('requests').values({ id, invitation_id: id, created }).execute();
  await trx
    .insertInto('request_forms')
    .values({ request_id: id, ...FORM, position: 0 })
    .execute();
  return id;
}

async function addCase(
  services: Services,
  trx: Db,
  { member, unit }: CaseOwner,
  { invitation, n }: { invitation: string; n: number },
): Promise<void> {
  const id = newId();
  const { childKey, wrapped, ledger } = services.keyRing.make(id);
  const at = new Date(services.clock().getTime() - (n % 60) * DAY_MS);
  const secret = { username_secret: 1, username_hmac: Buffer.from(id), password_sealed: Buffer.from([0]) };
  await trx
    .insertInto('accounts')
    .values({ id, ...secret, legacy: false, created: at })
    .execute();
  await trx
    .insertInto('child_keys')
    .values({ account_id: id, ...wrapped })
    .execute();
  await trx
    .insertInto('ledgers')
    .values({ account_id: id, ...ledger })
    .execute();
  const place = { account_id: id, invitation_id: invitation };
  const sealedFor = { invitation_id: invitation, unit_id: unit };
  const flags: Flags = { help: n % 5 === 0 ? 1 : 0, worries: n % 4, worse: n % 7 === 0 ? 2 : 0 };
  const hasSent = n % 3 !== 0;
  const isRead = hasSent && n % 2 === 0;
  const pseudonym = newCode();
  await trx
    .insertInto('acceptances')
    .values({
      ...{ ...place, unit_id: unit, pseudonym, accepted: at, last_activity: at, left_at: null },
      ...{ sent: hasSent ? 1 : 0, unread: hasSent && !isRead ? 1 : 0 },
      label_sealed: sealChildLabel(childKey, sealedFor, `SN 2026/${n}`),
      flags_sealed: hasSent ? encryptNew(childKey, flagsPlace(sealedFor), flags) : null,
    })
    .execute();
  await insertCaseWorkers(services, trx, [caseWorker(place, member, 'responsible')]);
  if (!hasSent) return;
  const sent = { sent: at, sent_order: 1, etag: 1, created: at, updated: at };
  await trx
    .insertInto('answers')
    .values({ id: newId(), ...place, ...FORM, request_id: invitation, sealed: Buffer.from([0]), ...sent })
    .execute();
  if (!isRead) return;
  const day = at.toISOString().slice(0, 10);
  await trx
    .insertInto('read_forms')
    .values({ pseudonym, request_id: invitation, ...FORM, member_id: member, day })
    .execute();
}
