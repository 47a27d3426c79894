import type { StaffProvider } from '@lykta/domain';
import { FINISH_IDENTITY, IDENTITY_LOGOUT, LIST_PROVIDERS, START_IDENTITY } from '@lykta/domain/calls';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../../fastify.ts';
import { routeOf } from '../../../http/route.ts';
import type { IdentityProvider } from '../../../identity-providers.ts';
import { notFound, problem } from '../../../problem.ts';
import { clearCookie, readCookie, setCookie } from '../../../security/cookies.ts';
import { giveStaffCookie, isPast, startStaffSession } from '../../../security/staff-sessions.ts';
import type { Services } from '../../../services.ts';
import { logFailedSignIn, logSignIn } from '../sign-in-log.ts';
import { rememberSignIn, sessionReply } from '../session-reply.ts';
import { admit } from './admit.ts';
import { endSessions, sidMark } from './logout.ts';
import { beginAt, claimsFrom, discover, type Begun } from './relying-party.ts';

/** The page of the answers viewer to which an identity provider sends the browser back. */
const IDENTITY_PATH = '/identity';
const TEN_MINUTES = 600;
const CONTEXT = 'identity-begun';

/** Routes for signing in at an organisation's own identity provider (decision 82). */
export function identityRoutes(app: App, services: Services): void {
  const { config, rateLimits } = services;

  app.route({
    ...routeOf(LIST_PROVIDERS),
    handler: async () =>
      config.identity.map(({ id, organisation, passwords }): StaffProvider => ({
        ...{ id, organisation, passwords },
      })),
  });

  app.route({
    ...routeOf(START_IDENTITY),
    handler: async (request, reply) => {
      const provider = providerOf(services, request.body.provider);
      await rateLimits.takeAt('identity', request.address);
      // The calling page is the answers viewer: its origin was checked against the allow-list.
      const viewer = request.headers.origin ?? config.origins.viewer[0];
      const ends = services.clock().getTime() + TEN_MINUTES * 1000;
      const found = await discover(services, provider);
      const { url, begun } = await beginAt(found, provider, `${viewer}${IDENTITY_PATH}`, ends);
      const value = services.staffKey.encrypt(CONTEXT, begun).toString('base64url');
      setCookie(request, reply, 'identity', { value, maxAge: TEN_MINUTES });
      return { url };
    },
  });

  finishRoute(app, services);
  logoutRoute(app, services);
}

function finishRoute(app: App, services: Services): void {
  const { db, clock, rateLimits } = services;
  app.route({
    ...routeOf(FINISH_IDENTITY),
    handler: async (request, reply) => {
      await rateLimits.takeAt('identity', request.address);
      const begun = readBegun(services, request);
      clearCookie(request, reply, 'identity');
      if (!begun) throw problem('identity-refused');
      const provider = providerOf(services, begun.provider);
      const found = await discover(services, provider);
      const claims = await claimsFrom(services, found, begun, request.body.answer);
      if (provider.acr && !provider.acr.some((acr) => acr === claims.acr)) throw problem('identity-too-weak');
      const member = await db.transaction().execute((trx) => admit(services, trx, provider, claims));
      if (!member) throw problem('identity-unknown');
      if (isPast(member.last_day, clock())) {
        logFailedSignIn(services, member, 'last-day');
        throw problem('last-day-passed');
      }
      const { sid } = claims;
      const token = await startStaffSession(services, db, member.id, {
        identity: {
          identity_provider: provider.id,
          identity_sid: typeof sid === 'string' ? sidMark(provider.id, sid) : null,
        },
      });
      await rememberSignIn(db, member.id, clock());
      await logSignIn(services, member, provider.id);
      giveStaffCookie(request, reply, token);
      return sessionReply(services, { id: member.id, enrolling: false, identity: true });
    },
  });
}

function logoutRoute(app: App, services: Services): void {
  app.register(async (scope: App) => {
    // The provider sends a form; only this call reads one.
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );
    scope.route({
      ...routeOf(IDENTITY_LOGOUT),
      handler: async (request, reply) => {
        const provider = providerOf(services, request.params.provider);
        await services.rateLimits.takeAt('identity', request.address);
        const found = await discover(services, provider);
        await endSessions(services, found, provider, request.body.logout_token);
        return reply.code(204).send();
      },
    });
  });
}

function providerOf({ config }: Pick<Services, 'config'>, id: string): IdentityProvider {
  const provider = config.identity.find((one) => one.id === id);
  if (!provider) throw notFound();
  return provider;
}

/** Reads what this browser began; undefined if it began nothing, or too long ago. */
function readBegun({ staffKey, clock }: Services, request: FastifyRequest): Begun | undefined {
  const value = readCookie(request, 'identity');
  if (value === undefined) return undefined;
  try {
    const begun = staffKey.decrypt<Begun>(CONTEXT, Buffer.from(value, 'base64url'));
    return begun.ends > clock().getTime() ? begun : undefined;
  } catch {
    return undefined;
  }
}
