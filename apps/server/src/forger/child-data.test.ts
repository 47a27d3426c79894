import {
  EXPORT_DATA,
  READ_ASKED_ANSWERS,
  READ_MOODS,
  READ_PROFILE,
  SAVE_MOOD,
  SET_BIRTH_YEAR,
} from '@lykta/domain/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bytes, openForgery, type Forgery } from '../testing/forgery.ts';

let world: Forgery;
beforeAll(async () => {
  world = await openForgery();
}, 60_000);
afterAll(() => world.server.close());

describe('somebody who writes the database', () => {
  it.each([
    'profiles',
    'persons',
    'houses',
    'moods',
    'notification_tokens',
    'answers',
    'child_keys',
    'ledgers',
  ])('opens nothing by putting a row of another child’s %s among their own', async (table) => {
    const { victim, forger, testCase, forging, shows } = world;
    const moved = `delete from ${table} where account_id = '${forger.id}';
        update ${table} set account_id = '${forger.id}' where account_id = '${victim.id}'`;
    const seen = await forging(moved, async () => [
      await shows(forger, READ_PROFILE),
      await shows(forger, EXPORT_DATA),
      (await forger.call(READ_ASKED_ANSWERS, { params: testCase.asked })).status === 200,
    ]);
    expect(seen).toEqual([false, false, false]);
  });

  it('puts back no older text of a row', async () => {
    const { server, forger, forging } = world;
    const sealed = async (table: 'profiles' | 'moods' | 'answers') =>
      (
        await server.db
          .selectFrom(table)
          .select('sealed')
          .where('account_id', '=', forger.id)
          .executeTakeFirstOrThrow()
      ).sealed;
    const older = { profiles: await sealed('profiles'), moods: await sealed('moods') };
    await forger.call(SET_BIRTH_YEAR, { body: { birthYear: 2009 } });
    await forger.call(SAVE_MOOD, {
      body: {
        timestamp: server.clock.now().toISOString(),
        level0: 5,
        level1: [],
      },
    });
    const back = (table: keyof typeof older) =>
      `update ${table} set sealed = ${bytes(older[table])} where account_id = '${forger.id}'`;
    expect(await forging(back('profiles'), async () => (await forger.call(READ_PROFILE)).status)).not.toBe(
      200,
    );
    expect(await forging(back('moods'), async () => (await forger.call(READ_MOODS)).status)).not.toBe(200);
    expect((await forger.call(READ_MOODS)).status).toBe(200);
  });
});
