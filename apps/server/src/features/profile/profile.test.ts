import {
  ADD_HOUSE,
  ADD_PERSON,
  CHANGE_HOUSE,
  CHANGE_PERSON,
  DELETE_HOUSE,
  DELETE_PERSON,
  READ_PROFILE,
  SET_AVATAR,
  SET_BIRTH_YEAR,
  SET_GENDER,
  SET_HOUSE_PERSONS,
} from '@lykta/domain/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestChild, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let child: TestChild;
let other: TestChild;
beforeAll(async () => {
  server = await openTestServer();
  [child, other] = [await server.signUp(), await server.signUp()];
});
afterAll(() => server.close());

const profileOf = async (who: TestChild) => await who.ok(READ_PROFILE);
/** The calls about persons, and the same about homes. */
const callsFor = {
  persons: { add: ADD_PERSON, change: CHANGE_PERSON, remove: DELETE_PERSON },
  houses: { add: ADD_HOUSE, change: CHANGE_HOUSE, remove: DELETE_HOUSE },
} as const;
const add = async (who: TestChild, kind: 'persons' | 'houses', body: object) => {
  const reply = await who.call(callsFor[kind].add, { body });
  expect(reply).toMatchObject({ status: 200, headers: { 'content-type': 'text/plain; charset=utf-8' } });
  return String(reply.body);
};
const friend = { type: 'FRIEND', avatar: 'child-01' };
const flat = { type: 'APARTMENT', avatar: { type: 'ID', data: 'house-apartment' } };
const picture = (bytes: number[], kind = 'png', size = 20) => ({
  type: 'BINARY',
  data: `data:image/${kind};base64,${Buffer.concat([Buffer.from(bytes), Buffer.alloc(size)]).toString('base64')}`,
});
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
const WEBP = [...Buffer.from('RIFF'), 0, 0, 0, 0, ...Buffer.from('WEBP')];

describe('an empty profile', () => {
  it('is the default figure and nothing else', async () => {
    expect(await profileOf(await server.signUp())).toEqual({
      avatar: { type: 'ID', data: 'default' },
      birthYear: 0,
      gender: null,
      persons: {},
      houses: {},
      housePersonMap: {},
    });
  });

  it('needs a signed-in child', async () => {
    expect((await server.browser().call(READ_PROFILE)).status).toBe(401);
  });
});

describe('figure, birth year and gender', () => {
  it('are kept apart from each other, also when they change at once', async () => {
    const someone = await server.signUp();
    const replies = await Promise.all([
      someone.call(SET_AVATAR, { body: { avatar: 'child-07' } }),
      someone.call(SET_BIRTH_YEAR, { body: { birthYear: 2014 } }),
      someone.call(SET_GENDER, { body: { gender: 'QUEER' } }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await profileOf(someone)).toMatchObject({ avatar: 'child-07', birthYear: 2014, gender: 'QUEER' });
    await someone.call(SET_GENDER, { body: { gender: null } });
    expect((await profileOf(someone)).gender).toBeNull();
  });

  it.each([
    ['110 years ago', 1916, 204],
    ['111 years ago', 1915, 400],
    ['this year', 2026, 204],
    ['next year', 2027, 400],
    ['not a year', 20.5, 400],
    ['text', '2014', 400],
  ])('birth year %s', async (_name, birthYear, status) => {
    expect((await other.call(SET_BIRTH_YEAR, { body: { birthYear } })).status).toBe(status);
  });

  it.each<[string, unknown, number]>([
    [
      'parts with colours',
      { type: 'PARTS', data: { HAIR: { id: 'hair-03', color: '#112233' }, BEARDS: { id: 'empty' } } },
      204,
    ],
    ['an unknown group of parts', { type: 'PARTS', data: { WINGS: { id: 'hair-03' } } }, 400],
    ['a colour that is none', { type: 'PARTS', data: { HAIR: { id: 'hair-03', color: 'url(x)' } } }, 400],
    ['a PNG', picture(PNG), 204],
    ['a JPEG', picture(JPEG, 'jpeg'), 204],
    ['a WebP', picture(WEBP, 'webp'), 204],
    ['a picture of almost 200 kB', picture(PNG, 'png', 199_000), 204],
    ['a picture of over 200 kB', picture(PNG, 'png', 201_000), 400],
    ['a JPEG that says it is a PNG', picture(JPEG, 'png'), 400],
    [
      'SVG',
      { type: 'BINARY', data: `data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}` },
      400,
    ],
    ['SVG that says it is a PNG', picture([...Buffer.from('<svg onload="x">')]), 400],
    ['a path', '../../secret', 400],
  ])('the figure may be or not be %s', async (_name, avatar, status) => {
    expect((await other.call(SET_AVATAR, { body: { avatar } })).status).toBe(status);
  });
});

describe.each(['persons', 'houses'] as const)('%s', (kind) => {
  const calls = callsFor[kind];
  const body = kind === 'persons' ? friend : flat;
  const change = kind === 'persons' ? { type: 'BEST_FRIEND' } : { type: 'ROW_HOUSE' };

  it('are added, changed in what is named only, and deleted', async () => {
    const id = await add(child, kind, body);
    expect((await profileOf(child))[kind][id]).toEqual(body);
    expect((await child.call(calls.change, { params: { id }, body: change })).status).toBe(204);
    expect((await profileOf(child))[kind][id]).toEqual({ ...body, ...change });
    expect((await child.call(calls.remove, { params: { id } })).status).toBe(204);
    expect((await profileOf(child))[kind]).not.toHaveProperty(id);
    expect((await child.call(calls.remove, { params: { id } })).status).toBe(404);
    expect((await child.call(calls.change, { params: { id }, body: change })).status).toBe(404);
  });

  it('of another child look like none', async () => {
    const id = await add(other, kind, body);
    const absent = await child.call(calls.change, { params: { id: 'nobody' }, body: change });
    expect(await child.call(calls.change, { params: { id }, body: change })).toMatchObject({
      status: 404,
      body: absent.body,
    });
    expect((await child.call(calls.remove, { params: { id } })).body).toEqual(absent.body);
    expect((await profileOf(other))[kind][id]).toEqual(body);
  });

  it('are never found under a name that every object inherits', async () => {
    const house = await add(other, 'houses', flat);
    const [nowhere, nobody] = [
      await other.call(SET_HOUSE_PERSONS, { params: { id: 'constructor' }, body: [] }),
      await other.call(SET_HOUSE_PERSONS, { params: { id: house }, body: ['constructor'] }),
    ];
    expect([nowhere.status, nobody.status]).toEqual([404, 400]);
    expect(Object.keys((await profileOf(other)).housePersonMap)).not.toContain('constructor');
  });

  it('are refused when they are not what they should be', async () => {
    for (const wrong of [{}, { ...body, type: 'DRAGON' }, { ...body, name: 'Eva' }, { ...body, avatar: 7 }]) {
      expect((await child.call(calls.add, { body: wrong })).status).toBe(400);
    }
    expect((await profileOf(child))[kind]).toEqual({});
  });
});

describe('who lives where', () => {
  it('holds only what is the child’s own, and forgets what is deleted', async () => {
    const someone = await server.signUp();
    const house = await add(someone, 'houses', flat);
    const [a, b] = [await add(someone, 'persons', friend), await add(someone, 'persons', friend)];
    const foreign = await add(other, 'persons', friend);
    expect((await someone.call(SET_HOUSE_PERSONS, { params: { id: house }, body: [a, b] })).status).toBe(204);
    expect((await profileOf(someone)).housePersonMap).toEqual({ [house]: [a, b] });
    expect(
      await someone.call(SET_HOUSE_PERSONS, { params: { id: house }, body: [a, foreign] }),
    ).toMatchObject({
      status: 400,
      body: { errors: [{ path: '1', message: 'unknown-person' }] },
    });
    expect((await someone.call(SET_HOUSE_PERSONS, { params: { id: house }, body: [a, a] })).status).toBe(400);
    expect((await other.call(SET_HOUSE_PERSONS, { params: { id: house }, body: [foreign] })).status).toBe(
      404,
    );
    await someone.call(DELETE_PERSON, { params: { id: a } });
    expect((await profileOf(someone)).housePersonMap).toEqual({ [house]: [b] });
    await someone.call(DELETE_HOUSE, { params: { id: house } });
    expect((await profileOf(someone)).housePersonMap).toEqual({});
  });
});

it('is not readable in the database', async () => {
  const rows = await server.db.selectFrom('profiles').select('sealed').execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ sealed }) => sealed.includes('birthYear'))).toEqual([]);
});
