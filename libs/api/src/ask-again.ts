import type { ApiFailure } from './failure.ts';

/** How many times a busy server is asked again, and the longest pause that it may ask for. */
const TRIES = 3;
const SOON_S = 3;

/**
 * Makes a call that only reads, again if the server is busy and wants to be asked again soon: another machine may be
 * stepping in, and the person need not press anything.
 */
export async function askAgain<Reply>(
  ask: () => Promise<Reply>,
  failureIn: (reply: Reply) => ApiFailure | undefined,
): Promise<Reply> {
  for (let tries = 0; ; tries += 1) {
    const reply = await ask();
    const { code, retryAfter = Infinity } = failureIn(reply) ?? {};
    if (code !== 'busy' || retryAfter > SOON_S || tries === TRIES) return reply;
    await new Promise((resolve) => setTimeout(resolve, retryAfter * 1000));
  }
}
