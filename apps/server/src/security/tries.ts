import type { BotCheckPurpose, StaffBotCheckPurpose } from '@lykta/domain';
import type { FastifyRequest } from 'fastify';
import { problem, type Problem } from '../problem.ts';
import type { Services } from '../services.ts';
import type { BotCheck } from './bot-check/bot-check.ts';
import type { Audience } from './devices.ts';
import { placeOf } from './networks.ts';
import type { DelayLimit, PlaceLimit, TallyLimit } from './rate-limits.ts';

/** From this many tries on, staff must also solve a bot-check; few people make so many by mistake. */
const STAFF_FREE = 2;
/** After this many wrong tries from one address, every try from it requires the check, for any name. */
const WRONG_FREE = 20;

/** How tries of one kind are counted (security/rate-limits.ts has the amounts). */
interface Kind {
  audience: Audience;
  purpose: BotCheckPurpose | StaffBotCheckPurpose;
  place: PlaceLimit;
  nameAndNetwork: DelayLimit;
  device: DelayLimit;
  /** Counts all tries of a name from everywhere: they make the bot-check harder but lock nobody out. */
  name: TallyLimit;
  /** Counts wrong tries of an address, for any name. */
  wrong: TallyLimit | null;
}

export const kinds = {
  signIn: {
    audience: 'child',
    purpose: 'login',
    place: 'signin',
    nameAndNetwork: 'signin-name-network',
    device: 'signin-device',
    name: 'signin-name',
    wrong: null,
  },
  reset: {
    audience: 'child',
    purpose: 'resetpwd',
    place: 'reset',
    nameAndNetwork: 'reset-name-network',
    device: 'reset-device',
    name: 'reset-tries',
    wrong: null,
  },
  staffSignIn: {
    audience: 'staff',
    purpose: 'staff-login',
    place: 'staff-signin',
    nameAndNetwork: 'staff-signin-name-network',
    device: 'staff-signin-device',
    name: 'staff-signin-name',
    wrong: 'staff-wrong',
  },
  staffReset: {
    audience: 'staff',
    purpose: 'staff-resetpwd',
    place: 'reset',
    nameAndNetwork: 'reset-name-network',
    device: 'reset-device',
    name: 'reset-tries',
    wrong: 'staff-wrong',
  },
} as const satisfies Record<string, Kind>;

/** A typed name: at sign-in with a password, or to get a reset link. */
interface Asked {
  /** The normalised name as typed; counted whether it exists or not. */
  name: string;
  /** The marks of the account that a device cookie may be bound to (security/devices.ts). */
  marks: readonly Buffer[];
  altcha: string | undefined;
}

/** A try that is allowed. */
interface Attempt {
  /** Whether this browser has signed in to the account before. */
  onDevice: boolean;
  /** Call after a failure. Returns the problem to throw, with a ticket if the next try needs a bot-check. */
  failed(code: 'wrong-credentials' | 'code-needed'): Promise<Problem>;
  /** Call after a success: forgets the tries before it. */
  succeeded(): Promise<void>;
}

/** Counts tries, before any expensive work is done for them. */
export interface Tries {
  /**
   * @throws {Problem} 429 `too-many-tries` if it comes too early, 400 `bot-check-failed` if the check is missing or too
   *   easy; both with a ticket
   */
  begin(request: FastifyRequest, kind: Kind, asked: Asked): Promise<Attempt>;
}

export function createTries({ config, rateLimits, devices }: Services, botCheck: BotCheck): Tries {
  return {
    async begin(request, kind, { name, marks, altcha }) {
      const { address, network } = placeOf(request.address);
      await rateLimits.takeAt(kind.place, request.address);
      const deviceId = devices.known(request, kind.audience, marks);
      const onDevice = deviceId !== null;
      const budget = onDevice
        ? ({ limit: kind.device, key: deviceId } as const)
        : ({ limit: kind.nameAndNetwork, key: `${name}\0${network}` } as const);
      const { count: own, wait } = await rateLimits.tries(budget.limit, budget.key);
      const elsewhere = onDevice ? 0 : await rateLimits.noted(kind.name, name);
      const wrongHere = kind.wrong && !onDevice ? await rateLimits.noted(kind.wrong, address) : 0;
      const count = Math.max(own, elsewhere, wrongHere >= WRONG_FREE ? STAFF_FREE : 0);
      const needsCheck = (tries: number) => kind.audience === 'child' || tries >= STAFF_FREE;
      const ticket = config.botCheck && needsCheck(count + 1) ? botCheck.ticketAfter(count + 1) : undefined;
      const withTicket = ticket === undefined ? {} : { ticket };
      if (wait > 0) throw problem('too-many-tries', { retryAfter: wait / 1000, ...withTicket });
      if (needsCheck(count)) await botCheck.require(kind.purpose, altcha, count);
      await rateLimits.begin(budget.limit, budget.key, onDevice ? undefined : [kind.name, name]);
      return {
        onDevice,
        async failed(code) {
          // `code-needed` means that the password was right.
          if (kind.wrong && !onDevice && code === 'wrong-credentials')
            await rateLimits.note(kind.wrong, address);
          return problem(code, withTicket);
        },
        async succeeded() {
          await rateLimits.succeeded(budget.limit, budget.key);
          if (!onDevice) await rateLimits.succeeded(kind.name, name);
        },
      };
    },
  };
}
