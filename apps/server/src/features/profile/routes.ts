import {
  dayOf,
  House,
  HousePersons,
  Id,
  isBirthYear,
  PatchHouse,
  PatchPerson,
  Person,
  Profile,
  PutAvatar,
  PutBirthYear,
  PutGender,
} from '@lykta/domain';
import { z } from 'zod';
import { AVATAR_BODY_LIMIT, type App } from '../../fastify.ts';
import { invalidInput } from '../../http/problem.ts';
import { changeCore, readProfile, type ProfileCore } from '../../records/profile.ts';
import type { ChildKey } from '../../security/child-key.ts';
import { childOf } from '../../security/policies.ts';
import type { Services } from '../../services.ts';
import { addToLife, changeInLife, deleteFromLife, setHousePersons } from './life.ts';
import { checkAvatar } from './raster.ts';

const ById = z.strictObject({ id: Id });
const nothing = { 204: z.undefined() };
const config = { policy: 'child' } as const;

/** The child's profile: docs/product.md §7, the calls under clients/profile. */
export function profileRoutes(app: App, services: Services): void {
  const { db, clock } = services;
  app.get('/clients/profile', { config, schema: { response: { 200: Profile } } }, async (request) =>
    readProfile(db, childOf(request).key),
  );
  coreRoutes(app, services);
  lifeRoutes(app, services, { table: 'persons', Whole: Person, Patch: PatchPerson });
  lifeRoutes(app, services, { table: 'houses', Whole: House, Patch: PatchHouse });

  app.put(
    '/clients/profile/houses/:id/persons',
    { config, schema: { params: ById, body: HousePersons, response: nothing } },
    async (request, reply) => {
      await setHousePersons(db, childOf(request).key, request.params.id, request.body, clock());
      return reply.code(204).send();
    },
  );
}

function coreRoutes(app: App, { db, clock }: Services): void {
  const change = (key: ChildKey, changes: Partial<ProfileCore>) =>
    db.transaction().execute((trx) => changeCore(trx, key, clock(), (core) => ({ ...core, ...changes })));

  app.put(
    '/clients/profile/avatar',
    { config, bodyLimit: AVATAR_BODY_LIMIT, schema: { body: PutAvatar, response: nothing } },
    async (request, reply) => {
      checkAvatar(request.body.avatar);
      await change(childOf(request).key, { avatar: request.body.avatar });
      return reply.code(204).send();
    },
  );

  app.put(
    '/clients/profile/birthyear',
    { config, schema: { body: PutBirthYear, response: nothing } },
    async (request, reply) => {
      const { birthYear } = request.body;
      const thisYear = Number(dayOf(clock()).slice(0, 4));
      if (!isBirthYear(birthYear, thisYear))
        throw invalidInput({ path: 'birthYear', message: 'not-possible' });
      await change(childOf(request).key, { birthYear });
      return reply.code(204).send();
    },
  );

  app.put(
    '/clients/profile/gender',
    { config, schema: { body: PutGender, response: nothing } },
    async (request, reply) => {
      await change(childOf(request).key, { gender: request.body.gender });
      return reply.code(204).send();
    },
  );
}

/** What persons and homes have in common. */
type LifeResource =
  | { table: 'persons'; Whole: typeof Person; Patch: typeof PatchPerson }
  | { table: 'houses'; Whole: typeof House; Patch: typeof PatchHouse };

function lifeRoutes(app: App, { db, clock }: Services, { table, Whole, Patch }: LifeResource): void {
  app.post(
    `/clients/profile/${table}`,
    { config, bodyLimit: AVATAR_BODY_LIMIT, schema: { body: Whole, response: { 200: z.string() } } },
    async (request, reply) => {
      checkAvatar(request.body.avatar);
      const id = await addToLife(db, childOf(request).key, table, request.body, clock());
      return reply.type('text/plain; charset=utf-8').send(id);
    },
  );

  app.patch(
    `/clients/profile/${table}/:id`,
    { config, bodyLimit: AVATAR_BODY_LIMIT, schema: { params: ById, body: Patch, response: nothing } },
    async (request, reply) => {
      checkAvatar(request.body.avatar);
      await changeInLife(db, childOf(request).key, table, request.params.id, request.body);
      return reply.code(204).send();
    },
  );

  app.delete(
    `/clients/profile/${table}/:id`,
    { config, schema: { params: ById, response: nothing } },
    async (request, reply) => {
      await deleteFromLife(db, childOf(request).key, table, request.params.id, clock());
      return reply.code(204).send();
    },
  );
}
