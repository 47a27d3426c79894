import type { BotCheckPurpose, StaffBotCheckPurpose } from '@lykta/domain';
import type { FastifyRequest } from 'fastify';
import { problem, type Problem } from '../http/problem.ts';
import type { Services } from '../services.ts';
import type { BotCheck } from './bot-check/bot-check.ts';
import type { Audience } from './devices.ts';
import { placeOf } from './networks.ts';
import type { DelayLimit, PlaceLimit, TallyLimit } from './rate-limits.ts';

/** From so many tries on, staff solve a bot-check too: before that nobody notices it. */
const STAFF_FREE = 2;
/** After so many wrong ones from one address, every try there needs the check, whatever the name. */
const WRONG_FREE = 20;

/** How the tries of one kind are counted (security/rate-limits.ts has the amounts). */
interface Kind {
  audience: Audience;
  purpose: BotCheckPurpose | StaffBotCheckPurpose;
  place: PlaceLimit;
  nameAndNetwork: DelayLimit;
  device: DelayLimit;
  /** All tries of a name, wherever from: they make the bot-check harder, and keep nobody out. */
  name: TallyLimit;
  /** Wrong ones of an address, whatever the name. */
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

/** Somebody types a name: at sign-in with a password, or to get a reset link. */
interface Asked {
  /** As typed, normalised; counted whether it exists or not. */
  name: string;
  /** The marks of the account that a device cookie may be bound to (security/devices.ts). */
  marks: readonly Buffer[];
  altcha: string | undefined;
}

/** A try that may be made. */
interface Attempt {
  /** Whether this browser has signed in to the account before. */
  onDevice: boolean;
  /** It failed: the problem to throw, with a ticket when the next try needs a bot-check. */
  failed(code: 'wrong-credentials' | 'code-needed'): Promise<Problem>;
  /** It succeeded: the tries before it are forgotten. */
  succeeded(): Promise<void>;
}

/** Counts tries, before anything costly is done for them. */
export interface Tries {
  /**
   * @throws {Problem} 429 `too-many-tries` when it comes too early, 400 `bot-check-failed` when the check is missing or
   *   too easy; both with a ticket
   */
  begin(request: FastifyRequest, kind: Kind, asked: Asked): Promise<Attempt>;
}

export function createTries({ config, rateLimits, devices }: Services, botCheck: BotCheck): Tries {
  return {
    async begin(request, kind, { name, marks, altcha }) {
      const { address, network } = placeOf(request.ip);
      await rateLimits.takeAt(kind.place, request.ip);
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
      await rateLimits.begin(budget.limit, budget.key);
      if (!onDevice) await rateLimits.note(kind.name, name);
      return {
        onDevice,
        async failed(code) {
          // With `code-needed` the password was right.
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
