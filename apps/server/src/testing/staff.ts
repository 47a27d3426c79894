import { TotpSecret, type StaffRole, type UnitAccess } from '@lykta/domain';
import { SET_STAFF_TOTP } from '@lykta/domain/calls';
import { cookies } from '../security/cookies.ts';
import { memberUnitRow, newMemberRow, sealMemberPassword } from '../security/members.ts';
import { startStaffSession } from '../security/staff-sessions.ts';
import { newId } from '../security/tokens.ts';
import { unitRow } from '../security/units.ts';
import type { Browser } from './browser.ts';
import type { Services } from '../services.ts';
import type { TestMember } from './test-server.ts';

/** The member's properties; all have defaults. */
export interface MemberOptions {
  organisation?: string;
  unit?: string;
  /** Who opens the answers in the unit, if it is new; every worker, where a test does not say. */
  access?: UnitAccess;
  role?: StaffRole;
  /** A PHC string, for tests that sign in with a password. */
  passwordHash?: string;
  email?: string;
}

interface Surroundings {
  services: Services;
  browser: Browser;
}

/** Creates a member (there is no call for the first one: `npm run admin` creates it) and signs the browser in. */
export async function createMember(
  { services, browser }: Surroundings,
  {
    organisation = 'Ankeborgs kommun',
    unit = 'Barn och unga',
    access = 'unit',
    role = 'worker',
    passwordHash,
    email,
  }: MemberOptions = {},
): Promise<TestMember> {
  const { db, clock } = services;
  const created = clock();
  const organisationId = await findOrAdd(
    () => db.selectFrom('organisations').select('id').where('name', '=', organisation).executeTakeFirst(),
    (id) => db.insertInto('organisations').values({ id, name: organisation, created }).execute(),
  );
  const unitId = await findOrAdd(
    () =>
      db
        .selectFrom('units')
        .select('id')
        .where('organisation_id', '=', organisationId)
        .where('name', '=', unit)
        .executeTakeFirst(),
    (id) =>
      db
        .insertInto('units')
        .values(unitRow(services, { id, organisation_id: organisationId, name: unit }, access))
        .execute(),
  );
  const id = newId();
  await db
    .insertInto('members')
    .values(
      newMemberRow(services, {
        id,
        organisation_id: organisationId,
        email: email ?? `${id.toLowerCase()}@kommun.example`,
        name: 'Kim Andersson',
        role,
        password_sealed: sealMemberPassword(services, id, passwordHash ?? null),
        created,
        last_signin: null,
        previous_signin: null,
      }),
    )
    .execute();
  await db
    .insertInto('member_units')
    .values(memberUnitRow(services, id, unitId))
    .execute();
  browser.cookies.set(cookies.staff, await startStaffSession(services, db, id));
  return Object.assign(browser, { id, organisationId, unitId });
}

/** Starts a new session for a member whose session has expired, as after signing in again. */
export async function renewMember(services: Services, member: TestMember): Promise<void> {
  member.cookies.set(cookies.staff, await startStaffSession(services, services.db, member.id));
}

/** Lets a member ask for the secret of an authenticator. */
export const offeredSecret = async (member: Browser) =>
  TotpSecret.parse(await member.ok(SET_STAFF_TOTP, { body: {} }));

async function findOrAdd(
  find: () => Promise<{ id: string } | undefined>,
  add: (id: string) => Promise<unknown>,
): Promise<string> {
  const found = await find();
  if (found) return found.id;
  const id = newId();
  await add(id);
  return id;
}
