import { staffRoleNames, type AuditDetail, type StaffRole } from '@lykta/domain';
import type { Selectable } from 'kysely';
import type { Db } from '../../../database/connect.ts';
import type { Database } from '../../../database/schema.ts';
import type { IdentityProvider } from '../../../identity-providers.ts';
import { writeAudit } from '../../../records/audit.ts';
import { boundMember, changeMemberRow } from '../../../security/members.ts';
import type { Services } from '../../../services.ts';
import type { Claims } from './relying-party.ts';

type Keys = Pick<Services, 'binder' | 'staffKey' | 'clock'>;
type Row = Selectable<Database['members']>;

/** Who a member is at an identity provider. */
interface Identity {
  issuer: string;
  subject: string;
}

const context = (memberId: string) => `${memberId}/identity`;

/** Whether a member is this person. What was sealed for another member is nobody's. */
function isIdentity({ staffKey }: Keys, row: Row, { issuer, subject }: Identity): boolean {
  if (row.identity_sealed === null) return false;
  try {
    const stored = staffKey.decrypt<Identity>(context(row.id), row.identity_sealed);
    return stored.issuer === issuer && stored.subject === subject;
  } catch {
    return false;
  }
}

/** Reads the members whose role and address this server wrote. Locks the organisation until the transaction ends. */
async function readMembers({ binder }: Keys, trx: Db, organisation: string): Promise<Row[]> {
  const row = await trx
    .selectFrom('organisations')
    .select('id')
    .where('name', '=', organisation)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) return [];
  const members = await trx
    .selectFrom('members')
    .selectAll()
    .where('organisation_id', '=', row.id)
    .orderBy('id')
    .execute();
  return members.filter((member) => binder.holds('member', boundMember(member), member.mark));
}

/** Finds the member with a subject that was matched before, whether active or not. */
export async function findBySubject(
  keys: Keys,
  trx: Db,
  { organisation, issuer }: IdentityProvider,
  subject: string,
): Promise<Row | undefined> {
  const members = await readMembers(keys, trx, organisation);
  return members.find((row) => isIdentity(keys, row, { issuer, subject }));
}

/**
 * Finds the member who signed in: by the subject, and the first time by a verified e-mail address. Stores the subject and
 * the role that a claim gives.
 * @returns undefined if nobody of the organisation is meant, or the member is turned off
 */
export async function admit(
  keys: Keys,
  trx: Db,
  provider: IdentityProvider,
  claims: Claims,
): Promise<Row | undefined> {
  const identity = { issuer: provider.issuer, subject: claims.sub };
  const members = await readMembers(keys, trx, provider.organisation);
  const known = members.find((row) => isIdentity(keys, row, identity));
  const member = known ?? members.find((row) => isFirstMatch(row, provider, claims));
  const role = roleFrom(provider, claims);
  if (!member?.active || (provider.roles && !role)) return undefined;
  const changes = {
    ...(known ? {} : { identity_sealed: keys.staffKey.encrypt(context(member.id), identity) }),
    ...(role && role !== member.role ? { role } : {}),
  };
  if (Object.keys(changes).length === 0) return member;
  if (!(await changeMemberRow(keys, trx, member.id, changes))) return undefined;
  if (changes.role) await trx.deleteFrom('staff_sessions').where('member_id', '=', member.id).execute();
  const details: AuditDetail[] = [
    ...(known ? [] : [{ field: 'identity', to: provider.id } as const]),
    ...(changes.role ? [{ field: 'role', from: member.role, to: changes.role } as const] : []),
  ];
  const event = { kind: 'member-changed', organisation: member.organisation_id, member: member.id } as const;
  await writeAudit(trx, { ...event, subject: member.id, details }, keys.clock());
  return { ...member, ...changes };
}

/** Whether an address that the provider has verified is the member's, whom nobody has been matched to. */
function isFirstMatch(row: Row, { emailVerified }: IdentityProvider, claims: Claims): boolean {
  const email = claims.email;
  const verified = new Map(Object.entries(claims)).get(emailVerified);
  // Entra's claim about the owner of a domain says 1 or a text.
  const isVerified = verified === true || verified === 1 || verified === '1' || verified === 'true';
  return (
    isVerified &&
    typeof email === 'string' &&
    row.identity_sealed === null &&
    row.email === email.toLowerCase()
  );
}

/** The role that a claim gives; undefined if it gives none. */
function roleFrom({ roles }: IdentityProvider, claims: Claims): StaffRole | undefined {
  if (!roles) return undefined;
  const said = new Map(Object.entries(claims)).get(roles.claim);
  const words = Array.isArray(said) ? said : [said];
  const found = roles.values.find(({ value }) => words.includes(value));
  return staffRoleNames.find((role) => role === found?.role);
}
