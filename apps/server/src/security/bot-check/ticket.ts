import { MINUTE_MS } from '@lykta/domain';
import { createHmac, timingSafeEqual } from 'node:crypto';

const VALID_MS = 10 * MINUTE_MS;
const MAX_LEVEL = 6;

/**
 * Makes a ticket, which says how hard the next bot-check must be. It is part of the error reply to a failed try, and
 * the client sends it with the request for the next challenge, so that no username appears in a URL.
 */
export function makeTicket(key: Buffer, level: number, now: Date): string {
  const body = `${level}.${now.getTime() + VALID_MS}`;
  return `${body}.${sign(key, body)}`;
}

/**
 * Returns the level of a ticket; 0 if it is missing, invalid or expired (the resulting check is then too easy and
 * fails).
 */
export function ticketLevel(key: Buffer, ticket: string | undefined, now: Date): number {
  const [, body, level, until, signature] =
    /^(([0-6])\.(\d{1,15}))\.([A-Za-z0-9_-]{43})$/.exec(ticket ?? '') ?? [];
  if (!body || !signature || Number(until) < now.getTime()) return 0;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(key, body))) ? Number(level) : 0;
}

/** Returns the difficulty after so many tries on one account: two typing errors have no effect. */
export function levelAfter(tries: number): number {
  return Math.min(MAX_LEVEL, Math.max(0, tries - 2));
}

function sign(key: Buffer, body: string): string {
  return createHmac('sha256', key).update(`ticket/${body}`).digest('base64url');
}
