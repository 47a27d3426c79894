import type { FastifyRequest } from 'fastify';
import { Problem } from '../../problem.ts';
import { childOf } from '../../security/policies.ts';
import type { Services } from '../../services.ts';

/** More wrong codes per hour from all callers together than this are an attack, not typing errors. */
const TOO_MANY_WRONG = 5000;

/**
 * Limits guessing of invitation codes, which are short while accounts are free. Wrong codes are counted per child, per
 * address, per network, and in total. When the total is too high, every child may send one wrong code an hour: each
 * guess then costs an account, and a right code still works. A try is counted before the check, so that parallel tries
 * cannot exceed the limit, and given back if the code was not wrong.
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
  await rateLimits.takeAt('code', request.address);
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
      await rateLimits.giveBackAt('code', request.address);
    }
  }
}
