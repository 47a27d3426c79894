import { failureOf } from '@lykta/api';
import type { BotCheckSource } from './account-bot-check.tsx';

/**
 * Makes a call with a solved bot-check. Where the server wants a harder check than the one that was solved, it is
 * solved and the call made once more, so that nobody has to press again.
 * @throws what the call, or the check, failed with
 */
export async function checkedCall<Reply>(
  check: BotCheckSource | null,
  call: (altcha: string | undefined) => Promise<Reply>,
): Promise<Reply> {
  const attempt = async () => {
    try {
      return await call(await check?.payload());
    } catch (error) {
      check?.reset(failureOf(error).problem?.ticket);
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
