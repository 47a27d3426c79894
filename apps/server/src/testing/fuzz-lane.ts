import { can } from '@lykta/domain';
import { OPEN_SHARE } from '@lykta/domain/calls';
import { askedAbilities } from '@lykta/domain/contract';
import type { KnownRoute } from '../http/methods.ts';
import type { Browser } from './browser.ts';
import { openTestServer, type TestMember, type TestServer } from './test-server.ts';
import { createWorld, type World } from './world.ts';
import { countWrites } from './write-count.ts';
import { textIn } from './text-in.ts';

/** After this many calls the world contains too much data: lists grow long, and limits are reached. */
const CALLS_PER_WORLD = 200;

/** A server and database for one sequence of calls, so that several sequences run in parallel. */
export interface FuzzLane {
  server: TestServer;
  /** The present world, whose data the calls name. */
  world(): World;
  /** Returns how many rows have been written. */
  writes(): Promise<number>;
  /** Returns an allowed caller of the route. */
  callerOf(route: KnownRoute): Browser;
  /** Call before each call: sometimes moves time forward in a new world. @returns whether it did */
  goOn(call: number): Promise<boolean>;
  /** Call after a call has ended its caller's session as intended. */
  renew(): Promise<void>;
}

interface Callers {
  world: World;
  admin: TestMember;
  /** The reader of the child's shared story. */
  reader: Browser;
}

/** Creates a lane; close its server in afterAll. */
export async function openFuzzLane(): Promise<FuzzLane> {
  const server = await openTestServer({ botCheck: false });
  const writes = await countWrites(server.db);
  let organisations = 0;
  const fresh = () => createCallers(server, `Kommun ${(organisations += 1)}`);
  let callers = await fresh();
  const renew = async () => {
    callers = await fresh();
  };
  return {
    server,
    world: () => callers.world,
    writes,
    callerOf: ({ policy }) => {
      const ability = askedAbilities.find((asked) => asked === policy);
      if (ability) return can('worker', ability) ? callers.world.worker : callers.admin;
      if (policy === 'share-token') return callers.reader;
      return policy.startsWith('staff') ? callers.world.worker : callers.world.anna;
    },
    goOn: async (call) => {
      if (call === 0 || call % CALLS_PER_WORLD !== 0) return false;
      server.clock.advance({ minutes: 2 });
      await renew();
      return true;
    },
    renew,
  };
}

async function createCallers(server: TestServer, organisation: string): Promise<Callers> {
  const world = await createWorld(server, { organisation, unit: 'Norr' });
  const admin = await server.staff({ organisation, unit: 'Norr', role: 'admin' });
  const { body } = await server.browser().call(OPEN_SHARE, { body: { key: world.shareKey } });
  const token = textIn(body, 'token');
  return { world, admin, reader: server.browser({ authorization: `Bearer ${token}` }) };
}
