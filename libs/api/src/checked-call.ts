import { failureOf } from './failure.ts';

/** The part of a form's bot-check that a call needs. */
interface Check {
  /** Returns a solution, which is valid once. */
  payload: () => Promise<string>;
  /** Starts a new check after a failed try; the failure's ticket sets its difficulty. */
  reset: (ticket?: string) => void;
}

/**
 * Makes a call with a solved bot-check, if the form has one. If the server requires a harder check, solves it and
 * repeats the call once, so that the person need not press again.
 * @throws the failure of the call or of the check
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
