import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  MINUTE_MS,
  botCheckPurposes,
  staffBotCheckPurposes,
  wholeLanguage,
  type BotCheckChallenge,
  type BotCheckPurpose,
  type Language,
  type StaffBotCheckPurpose,
} from '@lykta/domain';
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import { z } from 'zod';
import { problem } from '../../problem.ts';
import { deriveKey } from '../secrets.ts';
import { newId } from '../tokens.ts';
import type { Services } from '../../services.ts';
import { codeAudio } from './code-audio.ts';
import { codeImage } from './code-image.ts';
import { levelAfter, makeTicket, ticketLevel } from './ticket.ts';

const VALID_MS = 10 * MINUTE_MS;
/** About 0.3 s on a slow phone; each level doubles it. */
const EASIEST = 50_000;
/** From this level on, a person must also read (or hear) a code. */
const CODE_LEVEL = 3;
const CODE_LENGTH = 6;
const CODE_TRIES = 3;

const Payload = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string().regex(/^[0-9a-f]{64}$/),
  number: z.int().min(0).max(10_000_000),
  salt: z.string().min(10).max(400),
  signature: z.string().regex(/^[0-9a-f]{64}$/),
});

/** The values that a challenge puts into its salt, so that its signature covers them. */
const Bound = z.object({
  id: z.string(),
  purpose: z.enum([...botCheckPurposes, ...staffBotCheckPurposes]),
  level: z.coerce.number(),
  expires: z.coerce.number(),
});

type Purpose = BotCheckPurpose | StaffBotCheckPurpose;

/**
 * The self-hosted bot-check: creates challenges and accepts each solution once (docs/product.md §4, Bot-check widget).
 */
export interface BotCheck {
  /** @param language the language of the spoken code */
  create(purpose: Purpose, ticket: string | undefined, language: Language): Promise<BotCheckChallenge>;
  /** Verifies the code that a person typed, for a challenge that requires one. */
  verifyCode(payload: string, code: string): Promise<{ verified: boolean; reason?: string }>;
  /**
   * Uses up a solution; does nothing where the check is off.
   * @param tries number of recent tries on this account, which sets the required difficulty
   * @throws {Problem} 400 `bot-check-failed`, with a ticket for the next challenge
   */
  require(purpose: Purpose, payload: string | undefined, tries: number): Promise<void>;
  /** Returns the ticket for the error reply of a failed try: it makes the next challenge harder. */
  ticketAfter(tries: number): string;
}

export function createBotCheck({ config, db, clock }: Services): BotCheck {
  const key = deriveKey(config.secrets[0], 'bot-check');
  const hmacKey = key.toString('hex');
  const codeOf = (id: string) =>
    String(
      createHmac('sha256', key).update(`code/${id}`).digest().readUInt32BE() % 10 ** CODE_LENGTH,
    ).padStart(CODE_LENGTH, '0');
  const ticketAfter = (tries: number) => makeTicket(key, levelAfter(tries), clock());

  /** Returns the genuine, unexpired challenge of a payload if its number solves it. */
  const solved = async (payload: string) => {
    const read = readPayload(payload);
    if (!read || !(await verifySolution(read, hmacKey, false))) return null;
    const bound = Bound.safeParse(extractParams(read));
    return bound.success && bound.data.expires * 1000 > clock().getTime() ? bound.data : null;
  };

  /** Marks a solution as used, in one statement. A challenge with a code must have passed verifyCode. */
  const spend = async ({ id, level, expires }: z.infer<typeof Bound>) => {
    if (level >= CODE_LEVEL) {
      const solvedOnce = db
        .updateTable('bot_checks')
        .set({ used: true })
        .where('id', '=', id)
        .where('used', '=', false)
        .where('code_solved', '=', true);
      return (await solvedOnce.returning('id').executeTakeFirst()) !== undefined;
    }
    const first = db
      .insertInto('bot_checks')
      .values({ id, expires: new Date(expires * 1000), used: true })
      .onConflict((conflict) => conflict.doNothing());
    return (await first.returning('id').executeTakeFirst()) !== undefined;
  };

  return {
    ticketAfter,
    async create(purpose, ticket, language) {
      const level = ticketLevel(key, ticket, clock());
      const id = newId();
      const maxNumber = EASIEST * 2 ** level;
      const made = await createChallenge({
        hmacKey,
        maxNumber,
        expires: new Date(clock().getTime() + VALID_MS),
        params: { id, purpose, level: String(level) },
      });
      const { algorithm, challenge, salt, signature } = made;
      return {
        algorithm,
        challenge,
        salt,
        signature,
        maxNumber,
        ...(level < CODE_LEVEL ? {} : { codeChallenge: codeChallenge(codeOf(id), language) }),
      };
    },

    async verifyCode(payload, code) {
      const bound = await solved(payload);
      if (!bound) return { verified: false, reason: 'expired' };
      const right = isSame(code, codeOf(bound.id));
      const row = await db
        .insertInto('bot_checks')
        .values({ id: bound.id, expires: new Date(bound.expires * 1000), code_tries: 1, code_solved: right })
        .onConflict((conflict) =>
          conflict
            .column('id')
            .doUpdateSet((row) => ({ code_tries: row('bot_checks.code_tries', '+', 1), code_solved: right }))
            .where('bot_checks.code_tries', '<', CODE_TRIES),
        )
        .returning('id')
        .executeTakeFirst();
      if (!row) return { verified: false, reason: 'too-many-tries' };
      return right ? { verified: true } : { verified: false, reason: 'wrong-code' };
    },

    async require(purpose, payload, tries) {
      if (!config.botCheck) return;
      const failed = () => problem('bot-check-failed', { ticket: ticketAfter(tries) });
      const bound = payload === undefined ? null : await solved(payload);
      if (!bound || bound.purpose !== purpose || bound.level < levelAfter(tries)) throw failed();
      if (!(await spend(bound))) throw failed();
    },
  };
}

/** Returns the code as a picture and as audio. */
function codeChallenge(code: string, language: Language) {
  // Digits are recorded in the whole languages.
  const audio = codeAudio(code, wholeLanguage(language));
  return { image: codeImage(code), audio, length: code.length };
}

function readPayload(payload: string): z.infer<typeof Payload> | null {
  try {
    const read = Payload.safeParse(JSON.parse(Buffer.from(payload, 'base64').toString()));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

function isSame(typed: string, expected: string): boolean {
  const [a, b] = [Buffer.from(typed.trim()), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
