import { READ_STAFF_SESSION, SET_STAFF_TOTP, SIGN_IN_STAFF, SIGN_OUT_STAFF } from '@lykta/domain/calls';
import type { App } from '../../fastify.ts';
import { routeOf } from '../../http/route.ts';
import { problem } from '../../problem.ts';
import { isPassword, turnOf } from '../../security/passwords.ts';
import { deviceMark } from '../../security/devices.ts';
import { boundMember, openMemberPassword } from '../../security/members.ts';
import { memberOf } from '../../security/policies.ts';
import {
  endStaffSessions,
  finishEnrolling,
  forgetStaffCookie,
  giveStaffCookie,
  isPast,
  startStaffSession,
} from '../../security/staff-sessions.ts';
import { kinds, type Tries } from '../../security/tries.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../../records/audit.ts';
import { passwordsAreOff } from '../../security/password-sign-in.ts';
import { rememberSignIn, sessionReply } from './session-reply.ts';
import { logFailedSignIn, logSignIn } from './sign-in-log.ts';
import { confirmSecret, offerSecret, spendSecondFactor } from './second-factor.ts';

/** Routes for staff: sign-in, sign-out, and setting up the second factor (docs/product.md §6). */
export function staffSignInRoutes(app: App, services: Services, tries: Tries): void {
  const { db, clock, config, devices } = services;

  app.route({
    ...routeOf(SIGN_IN_STAFF),
    handler: async (request, reply) => {
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
        if (!(await spendSecondFactor(services, db, member, code, clock()))) {
          logFailedSignIn(services, member, 'code');
          throw await attempt.failed('wrong-credentials');
        }
      }
      await attempt.succeeded();
      if (isPast(member.last_day, clock())) {
        logFailedSignIn(services, member, 'last-day');
        throw problem('last-day-passed');
      }
      if (await passwordsAreOff(services, db, member.organisation_id)) {
        logFailedSignIn(services, member, 'passwords');
        throw problem('identity-only');
      }
      const token = await startStaffSession(services, db, member.id, { enrolling });
      if (!enrolling) await rememberSignIn(db, member.id, clock());
      await logSignIn(services, member);
      giveStaffCookie(request, reply, token);
      devices.remember(request, reply, 'staff', deviceMark(email));
      return sessionReply(services, { id: member.id, enrolling, identity: false });
    },
  });

  app.route({
    ...routeOf(READ_STAFF_SESSION),
    handler: async (request) => sessionReply(services, memberOf(request)),
  });

  app.route({
    ...routeOf(SIGN_OUT_STAFF),
    handler: async (request, reply) => {
      await endStaffSessions(db, memberOf(request), request.body.everywhere ?? false);
      forgetStaffCookie(request, reply);
      return reply.code(204).send();
    },
  });

  totpRoute(app, services);
}

function totpRoute(app: App, services: Services): void {
  const { db, clock, rateLimits } = services;
  app.route({
    ...routeOf(SET_STAFF_TOTP),
    handler: async (request) => {
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
      if (!(await spendSecondFactor(services, db, member, code, clock()))) {
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
  });
}

/** Finds the member with that address; none if the row was not written by this server. */
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
