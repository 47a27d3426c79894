import { dayOf, isBirthYear } from '@lykta/domain';
import {
  READ_PROFILE,
  SET_AVATAR,
  SET_BIRTH_YEAR,
  SET_GENDER,
  SET_HOUSE_PERSONS,
  ADD_PERSON,
  CHANGE_PERSON,
  DELETE_PERSON,
  ADD_HOUSE,
  CHANGE_HOUSE,
  DELETE_HOUSE,
} from '@lykta/domain/calls';
import { AVATAR_BODY_LIMIT, type App } from '../../fastify.ts';
import { routeOf } from '../../http/route.ts';
import { invalidInput } from '../../problem.ts';
import { insertPersonOrHome } from '../../records/people-and-homes.ts';
import { changeCore, openProfile, storedProfile, type ProfileCore } from '../../records/profile.ts';
import { Ahead } from '../../security/ahead.ts';
import type { ChildKey } from '../../security/child-key.ts';
import { childOf } from '../../security/policies.ts';
import type { Services } from '../../services.ts';
import { changePersonOrHome, deletePersonOrHome, setHousePersons } from './people-and-homes.ts';
import { checkAvatar } from './raster.ts';

/** Routes for the child's profile: the calls under clients/profile (docs/product.md §7). */
export function profileRoutes(app: App, services: Services): void {
  const { db, clock } = services;
  const profile = new Ahead(storedProfile);
  app.route({
    ...routeOf(READ_PROFILE, { ahead: profile }),
    handler: async (request) => openProfile(childOf(request).key, profile.of(request)),
  });
  coreRoutes(app, services);
  lifeRoutes(app, services, 'persons');
  lifeRoutes(app, services, 'houses');

  app.route({
    ...routeOf(SET_HOUSE_PERSONS),
    handler: async (request, reply) => {
      await setHousePersons(db, childOf(request).key, request.params.id, request.body, clock());
      return reply.code(204).send();
    },
  });
}

function coreRoutes(app: App, { db, clock }: Services): void {
  const change = (key: ChildKey, changes: Partial<ProfileCore>) =>
    db.transaction().execute((trx) => changeCore(trx, key, clock(), (core) => ({ ...core, ...changes })));

  app.route({
    ...routeOf(SET_AVATAR),
    bodyLimit: AVATAR_BODY_LIMIT,
    handler: async (request, reply) => {
      checkAvatar(request.body.avatar);
      await change(childOf(request).key, { avatar: request.body.avatar });
      return reply.code(204).send();
    },
  });

  app.route({
    ...routeOf(SET_BIRTH_YEAR),
    handler: async (request, reply) => {
      const { birthYear } = request.body;
      const thisYear = Number(dayOf(clock()).slice(0, 4));
      if (!isBirthYear(birthYear, thisYear))
        throw invalidInput({ path: 'birthYear', message: 'not-possible' });
      await change(childOf(request).key, { birthYear });
      return reply.code(204).send();
    },
  });

  app.route({
    ...routeOf(SET_GENDER),
    handler: async (request, reply) => {
      await change(childOf(request).key, { gender: request.body.gender });
      return reply.code(204).send();
    },
  });
}

/** Routes that persons and homes share. */
const lifeCalls = {
  persons: { add: ADD_PERSON, change: CHANGE_PERSON, remove: DELETE_PERSON },
  houses: { add: ADD_HOUSE, change: CHANGE_HOUSE, remove: DELETE_HOUSE },
} as const;

function lifeRoutes(app: App, { db, clock }: Services, table: keyof typeof lifeCalls): void {
  const { add, change, remove } = lifeCalls[table];
  app.route({
    ...routeOf(add),
    bodyLimit: AVATAR_BODY_LIMIT,
    handler: async (request, reply) => {
      checkAvatar(request.body.avatar);
      const { key } = childOf(request);
      const id = await db
        .transaction()
        .execute((trx) => insertPersonOrHome(trx, key, table, request.body, clock()));
      return reply.type('text/plain; charset=utf-8').send(id);
    },
  });

  app.route({
    ...routeOf(change),
    bodyLimit: AVATAR_BODY_LIMIT,
    handler: async (request, reply) => {
      checkAvatar(request.body.avatar);
      await changePersonOrHome(db, childOf(request).key, table, request.params.id, request.body);
      return reply.code(204).send();
    },
  });

  app.route({
    ...routeOf(remove),
    handler: async (request, reply) => {
      await deletePersonOrHome(db, childOf(request).key, table, request.params.id, clock());
      return reply.code(204).send();
    },
  });
}
