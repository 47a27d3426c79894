import { failureOf } from './failure.ts';

/** The bot-check of a form, as far as a call needs it. */
interface Check {
  /** A solution, good once. */
  payload: () => Promise<string>;
  /** After a failed try; the ticket of the failure says how hard the next check is. */
  reset: (ticket?: string) => void;
}

/**
 * Makes a call with a solved bot-check, where there is one. Where the server wants a harder check than the one that was
 * solved, it is solved and the call made once more, so that nobody has to press again.
 * @throws what the call, or the check, failed with
 */
export async function checkedCall<Reply>(
  check: Check | null,
  call: (altcha: string | undefined) => Promise<Reply>,
): Promise<Reply> {
  if (!check) return call(undefined);
  const attempt = async () => {
    try {
      return await call(await check.payload());
    } catch (error) {
      check.reset(failureOf(error).problem?.ticket);
      throw error;
    }
  };
  try {
    return await attempt();
  } catch (error) {
    const { code, problem } = failureOf(error);
    if (code !== 'bot-check-failed' || problem?.ticket === undefined) throw error;
    return attempt();
  }
}
