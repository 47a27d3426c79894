import { can, type Ability } from '@lykta/domain';
import { policies, type Policy } from '@lykta/domain/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problem } from '../problem.ts';
import type { Services } from '../services.ts';
import type { Ahead } from './ahead.ts';
import { checkOrigin } from './check-origin.ts';
import { childToken, findChild, renewSessionCookie, type Child } from './child-sessions.ts';
import { bearerToken, readCookie } from './cookies.ts';
import { findSitting, type Sitting } from './sittings.ts';
import { findMember, type Member } from './staff-sessions.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    policy?: Policy;
    /** What the call of a child reads together with its session. */
    ahead?: Ahead<unknown>;
  }
  interface FastifyRequest {
    child: Child | null;
    member: Member | null;
    sitting: Sitting | null;
  }
}

/** Refuses to register routes without a policy, and refuses requests that fail the policy before their body is read. */
export function installPolicies(app: FastifyInstance, services: Services): void {
  app.decorateRequest('child', null);
  app.decorateRequest('member', null);
  app.decorateRequest('sitting', null);
  app.addHook('onRoute', (route) => {
    const policy = route.config?.policy;
    if (!policy || !(policy in policies)) {
      throw new Error(
        `${route.method} ${route.url} declares no policy: make it with routeOf (http/route.ts)`,
      );
    }
  });
  app.addHook('onRequest', async (request, reply) => {
    const { policy } = request.routeOptions.config;
    if (!policy) return; // no such route: the not-found handler replies
    checkOrigin(request, services.config.origins);
    await checks[policy](request, services);
    if (request.child?.seenAgain) renewSessionCookie(request, reply);
  });
}

/** Who fits each policy. Which call has which is said where the call is declared, in `@lykta/domain`, `calls`. */
type Check = (request: FastifyRequest, services: Services) => Promise<void>;

const checks: Record<Policy, Check> = {
  public: async () => {},
  child: async (request, services) => {
    const child = await requireChild(request, services);
    refuseLegacy(child);
    refuseLocked(child);
  },
  'child-locked': async (request, services) => refuseLegacy(await requireChild(request, services)),
  'child-legacy': async (request, services) => refuseLocked(await requireChild(request, services)),
  'child-always': async (request, services) => {
    await requireChild(request, services);
  },
  'child-or-staff': async (request, services) => {
    // A child and a member may both be signed in, in one browser; what either may see is allowed.
    const child = await readChild(request, services);
    const member = await readMember(request, services);
    if (child && !child.legacy && !child.locked) {
      request.child = child;
      request.member = member?.enrolling ? null : member;
      return;
    }
    if (child && !member) refuseLocked(child);
    request.member = admitted(member);
  },
  // The call itself uses up the token, in its transaction: features/accounts/reset-password.ts.
  'reset-token': async () => {},
  // Likewise: features/accounts/undo.ts.
  'undo-token': async () => {},
  // The call itself checks the token: features/shares.
  'share-token': async () => {},
  'sitting-token': async (request, services) => {
    const token = bearerToken(request);
    request.sitting = token === undefined ? null : await findSitting(services, token);
    sittingOf(request);
  },
  staff: (request, services) => requireMember(request, services),
  'staff-enrolling': (request, services) => requireMember(request, services, { enrolling: true }),
  'handle-cases': asks('handle-cases'),
  'open-answers': asks('open-answers'),
  'see-load': asks('see-load'),
  'write-forms': asks('write-forms'),
  'manage-organisation': asks('manage-organisation'),
};

/** Lets members through whose role has the ability. */
function asks(ability: Ability): Check {
  return async (request, services) => {
    await requireMember(request, services);
    if (!can(memberOf(request).role, ability)) throw problem('not-allowed');
  };
}

async function readChild(request: FastifyRequest, services: Services): Promise<Child | null> {
  const token = childToken(request);
  if (token === undefined) return null;
  const { ahead } = request.routeOptions.config;
  return ahead ? ahead.find(services, token, request) : findChild(services, token);
}

async function requireChild(request: FastifyRequest, services: Services): Promise<Child> {
  request.child = await readChild(request, services);
  return childOf(request);
}

function refuseLegacy(child: Child): void {
  if (child.legacy) throw problem('not-allowed', { detail: 'legacy' });
}

function refuseLocked(child: Child): void {
  if (child.locked) throw problem('locked');
}

async function readMember(request: FastifyRequest, services: Services): Promise<Member | null> {
  const token = readCookie(request, 'staff');
  return token === undefined ? null : findMember(services, token);
}

async function requireMember(
  request: FastifyRequest,
  services: Services,
  allow?: { enrolling: boolean },
): Promise<void> {
  request.member = admitted(await readMember(request, services), allow);
}

function admitted(member: Member | null, allow: { enrolling: boolean } = { enrolling: false }): Member {
  if (!member) throw problem('not-signed-in');
  if (member.enrolling && !allow.enrolling) throw problem('enrol-first');
  return member;
}

/** Returns the signed-in child of a route whose policy requires one. */
export function childOf(request: FastifyRequest): Child {
  if (!request.child) throw problem('not-signed-in');
  return request.child;
}

/** Returns the signed-in member of a route whose policy requires one. */
export function memberOf(request: FastifyRequest): Member {
  if (!request.member) throw problem('not-signed-in');
  return request.member;
}

/**
 * Returns the sitting of a route whose policy requires one. A sitting that is over has another code than a session that
 * has ended, because the device may hold a child's own session, which goes on.
 */
export function sittingOf(request: FastifyRequest): Sitting {
  if (!request.sitting) throw problem('link-expired');
  return request.sitting;
}
