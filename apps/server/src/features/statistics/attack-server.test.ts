import { present } from '@lykta/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askOutside } from '../../testing/attack/ask-outside.ts';
import { attack } from '../../testing/attack/attacker.ts';
import { createMemory, type Memory } from '../../testing/attack/memory.ts';
import { countSure } from '../../testing/attack/neighbour.ts';
import { createPublisher } from '../../testing/attack/publishers.ts';
import { anySmallLife, busyDays, instantOf, type Life } from '../../testing/attack/random-life.ts';
import { republish } from '../../testing/attack/republish.ts';
import { liveDays, liveThrough, openLife, type LivedOrganisation } from '../../testing/attack/server-life.ts';
import { without } from '../../testing/attack/without.ts';
import { publish } from '../../testing/figures.ts';

const LONG = process.env.LYKTA_LONG !== undefined;
const ROUNDS = LONG ? 15 : 2;
/** The day by which everything is published. */
const END = 800;
const tableRules = ['few', 'same', 'branches', 'complement'] as const;

/** Replays two years through API calls; the attacker queries on every day on which something happened. */
async function liveAndAsk(
  life: Life,
  publishOn: (organisation: LivedOrganisation, day: number) => Promise<void>,
): Promise<Memory> {
  const organisation = await openLife(life);
  const memory = createMemory();
  try {
    for await (const day of liveDays(organisation)) {
      await publishOn(organisation, day);
      memory.add(await askOutside(organisation, day));
    }
  } finally {
    await organisation.server.close();
  }
  return memory;
}

const lives = fc.sample(anySmallLife, { numRuns: 1500, seed: 16 });

/**
 * Whether a child is ever counted in a published table; with few children there may be none. Each table counts who has
 * an account on its own day. A quarter that every child has left is an empty table here, and none on the server.
 */
const isSeen = (life: Life) => {
  const publish = createPublisher();
  return busyDays(life).some((day) => publish(life, day).some(({ rests }) => rests.size > 0));
};

/** The exact numbers the attacker finds at the end, with some rules switched off; the same in every run. */
const winsInMemory = (life: Life, ...rules: (typeof tableRules)[number][]) => {
  const memory = createMemory();
  memory.add(createPublisher(without('rounding', ...rules))(life, END));
  return attack(life, memory).length > 0;
};

describe('an attacker who calls the server as an outsider, on every day on which something happens', () => {
  it('wins nothing, and sees no number change', async () => {
    const property = fc.asyncProperty(anySmallLife.filter(isSeen), async (life) => {
      const memory = await liveAndAsk(life, ({ server }) => publish(server));
      expect(memory.all().length).toBeGreaterThan(0);
      expect(attack(life, memory)).toEqual([]);
      expect(memory.changed()).toEqual([]);
    });
    await fc.assert(property, { numRuns: ROUNDS, endOnFailure: true });
  }, 600_000);

  const some = present(
    lives.find(({ deleted, sendings }) => deleted.size > 5 && sendings.length > 30),
    'lives.find(…)',
  );

  // The attacker in memory (attack.test.ts) wins these in every run.
  it.runIf(LONG)(
    'wins where the quarter that still runs is published',
    async () => {
      const memory = await liveAndAsk(some, ({ server }, day) =>
        republish(server, { at: instantOf(day + 100) }),
      );
      expect(attack(some, memory)).not.toEqual([]);
    },
    120_000,
  );

  it.runIf(LONG)(
    'wins where tables are made again after children have deleted their accounts',
    async () => {
      const memory = await liveAndAsk(some, ({ server }) => republish(server));
      expect(memory.changed()).not.toEqual([]);
      expect(attack(some, memory)).not.toEqual([]);
    },
    120_000,
  );
});

describe('the tables of a life in which every rule matters', () => {
  let organisation: LivedOrganisation;
  beforeAll(async () => {
    const whole = lives.map((life) => ({ ...life, deleted: new Map<number, number>() }));
    const life = whole.find((one) => tableRules.every((rule) => winsInMemory(one, rule)));
    organisation = await openLife(present(life, 'life'));
    await liveThrough(organisation);
    organisation.server.clock.set(instantOf(END).toISOString());
  }, 120_000);
  afterAll(() => organisation.server.close());

  const askLess = async (...rules: Parameters<typeof without>) => {
    await republish(organisation.server, { rules: without(...rules) });
    const memory = createMemory();
    memory.add(await askOutside(organisation, END));
    return memory;
  };

  it('give the attacker nothing, rounded and exact', async () => {
    expect(attack(organisation.life, await askLess())).toEqual([]);
    expect(attack(organisation.life, await askLess('rounding'))).toEqual([]);
  });

  it.each(tableRules)('are the attacker’s without the rule “%s”', async (rule) => {
    expect(attack(organisation.life, await askLess('rounding', rule))).not.toEqual([]);
  });

  it('tell the last child of a cell to who knows the others, when they are exact', async () => {
    const { sure, children } = countSure(organisation.life, (await askLess('rounding')).all(), false);
    expect(children).toBeGreaterThan(0);
    expect(sure).toBe(children);
    const rounded = (await askLess()).all().flatMap(({ numbers }) => [...numbers.values()]);
    expect(rounded.filter((n) => n % 3 !== 0)).toEqual([]);
  });
});
