import { RecoveryCodes, StaffSession, StaffSignIn, StaffSignOut, StaffTotp, TotpSecret } from '@lykta/domain';
import { z } from 'zod';
import type { Db } from '../../database/connect.ts';
import type { App } from '../../fastify.ts';
import { problem } from '../../http/problem.ts';
import { isPassword, turnOf } from '../../security/passwords.ts';
import { deviceMark } from '../../security/devices.ts';
import { boundMember, openMemberPassword } from '../../security/members.ts';
import { memberOf } from '../../security/policies.ts';
import {
  endStaffSessions,
  finishEnrolling,
  forgetStaffCookie,
  giveStaffCookie,
  startStaffSession,
} from '../../security/staff-sessions.ts';
import { kinds, type Tries } from '../../security/tries.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../../records/audit.ts';
import { unitsOfMember } from '../../records/reach.ts';
import { logFailedSignIn, logSignIn } from './sign-in-log.ts';
import { confirmSecret, offerSecret, useSecondFactor } from './second-factor.ts';

const nothing = { 204: z.undefined() };

/** Staff signing in and out, and setting up their second factor (docs/product.md §6). */
export function staffSessionRoutes(app: App, services: Services, tries: Tries): void {
  const { db, clock, config, devices } = services;

  app.post(
    '/staff/signin',
    { config: { policy: 'public' }, schema: { body: StaffSignIn, response: { 200: StaffSession } } },
    async (request, reply) => {
      const { password, code, altcha } = request.body;
      const email = request.body.email.toLowerCase();
      const marks = [deviceMark(email)];
      const attempt = await tries.begin(request, kinds.staffSignIn, { name: email, marks, altcha });
      const member = await findByEmail(services, email);
      const right = await isPassword(password, member?.passwordHash, turnOf(request, 'staff'));
      if (!right || !member) {
        logFailedSignIn(services, member, 'password');
        throw await attempt.failed('wrong-credentials');
      }
      const enrolling = config.staffTotp && !member.totp_confirmed;
      if (config.staffTotp && !enrolling) {
        if (code === undefined) throw await attempt.failed('code-needed');
        if (!(await useSecondFactor(services, db, member, code, clock()))) {
          logFailedSignIn(services, member, 'code');
          throw await attempt.failed('wrong-credentials');
        }
      }
      await attempt.succeeded();
      const token = await startStaffSession(services, db, member.id, enrolling);
      if (!enrolling) await rememberSignIn(db, member.id, clock());
      await logSignIn(services, member);
      giveStaffCookie(request, reply, token);
      devices.remember(request, reply, 'staff', deviceMark(email));
      return sessionReply(services, member.id, enrolling);
    },
  );

  app.get(
    '/staff',
    { config: { policy: 'staff-enrolling' }, schema: { response: { 200: StaffSession } } },
    async (request) => {
      const { id, enrolling } = memberOf(request);
      return sessionReply(services, id, enrolling);
    },
  );

  app.post(
    '/staff/logout',
    { config: { policy: 'staff-enrolling' }, schema: { body: StaffSignOut, response: nothing } },
    async (request, reply) => {
      await endStaffSessions(db, memberOf(request), request.body.everywhere ?? false);
      forgetStaffCookie(request, reply);
      return reply.code(204).send();
    },
  );

  totpRoute(app, services);
}

function totpRoute(app: App, services: Services): void {
  const { db, clock, rateLimits } = services;
  app.post(
    '/staff/totp',
    {
      config: { policy: 'staff-enrolling' },
      schema: { body: StaffTotp, response: { 200: z.union([TotpSecret, RecoveryCodes]) } },
    },
    async (request) => {
      const signedIn = memberOf(request);
      const { id } = signedIn;
      const member = await db
        .selectFrom('members')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      if (member.totp_confirmed) throw problem('conflict');
      const { code } = request.body;
      if (code === undefined) return offerSecret(services, member);
      await rateLimits.begin('totp-account', id);
      if (!(await useSecondFactor(services, db, member, code, clock()))) {
        logFailedSignIn(services, member, 'code');
        throw problem('wrong-credentials');
      }
      await rateLimits.succeeded('totp-account', id);
      return db.transaction().execute(async (trx) => {
        await finishEnrolling(services, trx, signedIn);
        await rememberSignIn(trx, id, clock());
        const event = { kind: 'second-factor', organisation: signedIn.organisationId, member: id } as const;
        await writeAudit(trx, event, clock());
        return { recoveryCodes: await confirmSecret(services, trx, id) };
      });
    },
  );
}

/** The member with that address; none when somebody else than this server has written the row. */
async function findByEmail(services: Services, email: string) {
  const { db, binder } = services;
  const member = await db
    .selectFrom('members')
    .selectAll()
    .where('email', '=', email)
    .where('active', '=', true)
    .executeTakeFirst();
  if (!member || !binder.holds('member', boundMember(member), member.mark)) return undefined;
  return { ...member, passwordHash: openMemberPassword(services, member.id, member.password_sealed) };
}

/** Keeps the sign-in before this one: news are told since then. */
async function rememberSignIn(db: Db, memberId: string, now: Date): Promise<void> {
  await db
    .updateTable('members')
    .set((eb) => ({ previous_signin: eb.ref('last_signin'), last_signin: now }))
    .where('id', '=', memberId)
    .execute();
}

async function sessionReply(services: Services, memberId: string, enrolling: boolean): Promise<StaffSession> {
  const { db } = services;
  const [member, units] = await Promise.all([
    db
      .selectFrom('members')
      .innerJoin('organisations', 'organisations.id', 'members.organisation_id')
      .select(['members.id', 'members.name', 'members.role', 'organisations.name as organisation'])
      .where('members.id', '=', memberId)
      .executeTakeFirstOrThrow(),
    unitsOfMember(services, memberId),
  ]);
  return { ...member, units: units.map(({ name }) => name), ...(enrolling ? { enrol: true } : {}) };
}
