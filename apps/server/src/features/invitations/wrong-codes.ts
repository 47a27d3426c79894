import type { FastifyRequest } from 'fastify';
import { Problem } from '../../http/problem.ts';
import { childOf } from '../../security/policies.ts';
import type { Services } from '../../services.ts';

/** So many wrong codes in an hour, from everybody together, are no slips any more. */
const TOO_MANY_WRONG = 5000;

/**
 * Codes are short, and accounts are free: wrong ones are counted per child, per address and network, and all together.
 * When all together are too many, every child has one wrong code an hour, so that guessing costs an account each and a
 * right code still works. Each counts from its beginning, so that many at once can't slip through; what was no wrong
 * code is taken back.
 */
export async function countingWrongCodes<T>(
  { rateLimits }: Services,
  request: FastifyRequest,
  work: () => Promise<T>,
): Promise<T> {
  const { id } = childOf(request);
  const scarce = (await rateLimits.noted('wrong-codes', '')) >= TOO_MANY_WRONG;
  if (scarce) await rateLimits.take('scarce-code', id);
  await rateLimits.take('invitation-code', id);
  await rateLimits.takeAt('code', request.ip);
  let wrong = false;
  try {
    return await work();
  } catch (error) {
    wrong = error instanceof Problem && error.code === 'code-not-found';
    throw error;
  } finally {
    if (wrong) {
      await rateLimits.note('wrong-codes', '');
    } else {
      if (scarce) await rateLimits.giveBack('scarce-code', id);
      await rateLimits.giveBack('invitation-code', id);
      await rateLimits.giveBackAt('code', request.ip);
    }
  }
}
