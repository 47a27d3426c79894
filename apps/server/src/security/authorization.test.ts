import { can, namesOf, staffRoleNames, tableOf, type Ability, type StaffRole } from '@lykta/domain';
import {
  ANSWER_BACK,
  CHANGE_STAFF_PASSWORD,
  CLOSE_SITTING,
  DELETE_ACCOUNT,
  FINISH_IDENTITY,
  FINISH_PASSWORD_RESET,
  FINISH_STAFF_RESET,
  FINISH_VERIFICATION,
  IDENTITY_LOGOUT,
  IS_BOT_CHECK_ON,
  MAKE_DOCUMENT,
  MAKE_INVITATION_FILE,
  READ_CHILD_ANSWERS,
  READ_CHALLENGE,
  READ_STAFF_CHALLENGE,
  READ_STAFF_SESSION,
  SET_RECORDED,
  SIGN_IN_LEGACY,
  SIGN_IN_STAFF,
  SIGN_OUT,
  SIGN_OUT_STAFF,
  START_IDENTITY,
  START_VERIFICATION,
  STOP_SITTING,
  VERIFY_CHALLENGE,
  VERIFY_STAFF_CHALLENGE,
} from '@lykta/domain/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KnownRoute } from '../http/methods.ts';
import type { Reply } from '../testing/browser.ts';
import { exampleNames, exampleOf } from '../testing/calls.ts';
import { fingerprint } from '../testing/fingerprint.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { createActors, createWorld, type Actors, type World } from '../testing/world.ts';
import { askedAbilities, type Policy } from '@lykta/domain/contract';

let server: TestServer;
let world: World;
let actors: Actors;

beforeAll(async () => {
  server = await openTestServer({
    botCheck: false,
    vapid: { publicKey: 'key', privateKey: 'x', subject: 'x' },
  });
  world = await createWorld(server);
  actors = await createActors(world);
}, 120_000);
afterAll(() => server.close());

type Actor = keyof Actors;
const children: Actor[] = ['anna', 'bo'];
/** The members, and the role of each. */
const roles = {
  ...tableOf(staffRoleNames, (role) => role),
  otherUnit: 'worker',
  otherOrganisation: 'worker',
  otherAdmin: 'admin',
} satisfies Partial<Record<Actor, StaffRole>>;
const staff = namesOf(roles);

/** The members with and without an ability. */
const asks = (ability: Ability): { allowed: Actor[]; forbidden: Actor[] } => ({
  allowed: staff.filter((actor) => can(roles[actor], ability)),
  forbidden: [...staff.filter((actor) => !can(roles[actor], ability)), 'enrolling'],
});

/** The actors that pass a policy, and those with the right kind of session but too few rights (403 instead of 401). */
const passes: Record<Policy, { allowed: Actor[]; forbidden: Actor[] }> = {
  public: { allowed: [], forbidden: [] },
  child: { allowed: children, forbidden: ['legacy', 'locked'] },
  'child-locked': { allowed: [...children, 'locked'], forbidden: ['legacy'] },
  'child-legacy': { allowed: [...children, 'legacy'], forbidden: ['locked'] },
  'child-always': { allowed: [...children, 'legacy', 'locked'], forbidden: [] },
  'child-or-staff': { allowed: [...children, ...staff], forbidden: ['enrolling', 'locked'] },
  'reset-token': { allowed: ['resetToken'], forbidden: [] },
  'undo-token': { allowed: ['undoToken'], forbidden: [] },
  'share-token': { allowed: ['shareLive'], forbidden: [] },
  'sitting-token': { allowed: ['sitting'], forbidden: [] },
  staff: { allowed: staff, forbidden: ['enrolling'] },
  'staff-enrolling': { allowed: [...staff, 'enrolling'], forbidden: [] },
  ...tableOf(askedAbilities, asks),
};

const nameOf = ({ method, url }: KnownRoute) => `${method} ${url}`;
const callOf = (route: KnownRoute) => exampleOf(nameOf(route), world);

function send(route: KnownRoute, actor: Actor, call = callOf(route)): Promise<Reply> {
  return actors[actor].request(route.method, call.url, call.body);
}

/** The same call with ids that do not exist. */
function absent(route: KnownRoute): ReturnType<typeof callOf> {
  const known = [
    world.annaId,
    world.personId,
    world.houseId,
    world.shareId,
    world.formId,
    world.invitationId,
  ];
  const drafts = [world.draftId, world.commentId, world.finishedDraftId, world.olderDraftId];
  const asked = [world.requestId, world.unsentRequestId, world.clientId, world.memberId, world.sittingId];
  const ids = [...known, ...drafts, ...asked];
  const swap = (text: string) =>
    ids.reduce((changed, id) => changed.replaceAll(id, `x${id.slice(1)}`.replace(/.$/, '0')), text);
  const { url, body } = callOf(route);
  return {
    url: swap(url),
    ...(body === undefined ? {} : { body: JSON.parse(swap(JSON.stringify(body))) }),
  };
}

it('has an example of every route', () => {
  expect(exampleNames.sort()).toEqual(server.app.routeTable.map(nameOf).sort());
});

it.each(staffRoleNames)('has a caller with the role %s', async (role) => {
  expect((await actors[role].call(READ_STAFF_SESSION)).body).toMatchObject({ role });
});

describe('every route', () => {
  it(
    'refuses everybody whom its policy doesn’t name, and changes nothing',
    { timeout: 120_000 },
    async () => {
      const before = await fingerprint(server.db);
      for (const route of server.app.routeTable) {
        const { allowed, forbidden } = passes[route.policy];
        if (route.policy === 'public') continue;
        for (const actor of namesOf(actors)) {
          if (allowed.includes(actor)) continue;
          const { status, body } = await send(route, actor);
          const refusals = forbidden.includes(actor) ? [403] : [401];
          // A share token that is not accepted can also give 404 or 410: its story is gone or its link has expired.
          if (route.policy === 'share-token') refusals.push(404, 410);
          expect(refusals, `${nameOf(route)} as ${actor}: ${JSON.stringify(body)}`).toContain(status);
        }
      }
      expect(await fingerprint(server.db)).toEqual(before);
    },
  );

  it(
    'hides what belongs to others exactly as if it didn’t exist, and changes nothing',
    { timeout: 120_000 },
    async () => {
      const before = await fingerprint(server.db);
      for (const route of server.app.routeTable) {
        const { owners } = callOf(route);
        if (!owners) continue;
        const others = passes[route.policy].allowed.filter((actor) => !owners.includes(actor));
        for (const actor of others) {
          const foreign = await send(route, actor);
          expect(foreign.status, `${nameOf(route)} as ${actor}`).toBe(404);
          const nobodys = await send(route, actor, absent(route));
          expect(foreign.body, `${nameOf(route)} as ${actor}`).toEqual(nobodys.body);
        }
      }
      expect(await fingerprint(server.db)).toEqual(before);
    },
  );

  it('works for its owner', { timeout: 120_000 }, async () => {
    for (const route of inHarmlessOrder(server.app.routeTable)) {
      const call = callOf(route);
      const [actor = 'anonymous'] = (call.owners ?? passes[route.policy].allowed).filter((one) =>
        passes[route.policy].allowed.includes(one),
      );
      const { status, body } = await send(route, actor, call);
      expect(
        [200, 204, ...(expected[nameOf(route)] ?? [])],
        `${nameOf(route)} as ${actor}: ${JSON.stringify(body)}`,
      ).toContain(status);
    }
  });
});

/** Expected refusals: the bot-check is off here, these passwords are invented, and nothing was read before. */
const expected: Record<string, number[]> = {
  [READ_CHALLENGE]: [404],
  [IS_BOT_CHECK_ON]: [404],
  [VERIFY_CHALLENGE]: [404],
  [READ_STAFF_CHALLENGE]: [404],
  [VERIFY_STAFF_CHALLENGE]: [404],
  [SIGN_IN_LEGACY]: [401],
  [SIGN_IN_STAFF]: [401],
  // No identity provider is set up here.
  [START_IDENTITY]: [404],
  [FINISH_IDENTITY]: [401],
  [IDENTITY_LOGOUT]: [404],
  [ANSWER_BACK]: [403],
  [CHANGE_STAFF_PASSWORD]: [401],
  [START_VERIFICATION]: [400],
  [FINISH_VERIFICATION]: [410],
  // The form was sent in a sitting: then every sitting of it is over.
  [STOP_SITTING]: [404],
  [CLOSE_SITTING]: [401],
  // Before the member has given a reason to open the child.
  [SET_RECORDED]: [403],
  [MAKE_DOCUMENT]: [403],
  [MAKE_INVITATION_FILE]: [403],
  [READ_CHILD_ANSWERS]: [403],
};

/** Reads first, then writes, then deletions, and last the call that ends the session. */
function inHarmlessOrder(routes: readonly KnownRoute[]): KnownRoute[] {
  const ending = [DELETE_ACCOUNT, SIGN_OUT, SIGN_OUT_STAFF, FINISH_PASSWORD_RESET];
  const rank = (route: KnownRoute) => {
    if (ending.includes(nameOf(route))) return 10 + ending.indexOf(nameOf(route));
    if (route.url.endsWith('/save')) return 4;
    return { GET: 0, PUT: 1, PATCH: 2, POST: 3, DELETE: 5 }[route.method] ?? 6;
  };
  return routes
    .filter((route) => ![FINISH_PASSWORD_RESET, FINISH_STAFF_RESET, SIGN_OUT].includes(nameOf(route)))
    .sort((a, b) => rank(a) - rank(b));
}
