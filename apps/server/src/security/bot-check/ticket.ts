import { createHmac, timingSafeEqual } from 'node:crypto';

const VALID_MS = 10 * 60_000;
const MAX_LEVEL = 6;

/**
 * A ticket says how hard the next bot-check must be. It comes with the problem of a failed try and goes with the
 * request for the next challenge, so that no username is in a URL.
 */
export function makeTicket(key: Buffer, level: number, now: Date): string {
  const body = `${level}.${now.getTime() + VALID_MS}`;
  return `${body}.${sign(key, body)}`;
}

/** The level of a ticket; 0 without one, or when it is made up or too old (the check then turns out too easy). */
export function ticketLevel(key: Buffer, ticket: string | undefined, now: Date): number {
  const [, body, level, until, signature] =
    /^(([0-6])\.(\d{1,15}))\.([A-Za-z0-9_-]{43})$/.exec(ticket ?? '') ?? [];
  if (!body || !signature || Number(until) < now.getTime()) return 0;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(key, body))) ? Number(level) : 0;
}

/** How hard the check is after so many tries on one account: two slips cost nothing. */
export function levelAfter(tries: number): number {
  return Math.min(MAX_LEVEL, Math.max(0, tries - 2));
}

function sign(key: Buffer, body: string): string {
  return createHmac('sha256', key).update(`ticket/${body}`).digest('base64url');
}
