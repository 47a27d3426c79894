import { dayOf, type Form } from '@lykta/domain';
import type { Db } from '../database/connect.ts';
import { notFound, problem } from '../problem.ts';
import { holdAskedForm } from '../access/asked-forms.ts';
import type { AnswersPlace } from '../records/answers.ts';

/** Where answers are stored, and the form they belong to. */
export interface OpenPlace {
  place: AnswersPlace;
  form: Form;
}

/** Who answers: the child alone, or a sitting, which begins the form and later sends it. */
type Answering = 'alone' | 'begins-together' | 'together';

/** Whether answers may go on when nobody can begin the request any more, by whether the child has begun it alone. */
const mayFinish: Record<Answering, (begun: boolean) => boolean> = {
  alone: (begun) => begun,
  // Whether the child has begun makes no difference here, because the result would tell the worker.
  'begins-together': () => false,
  together: () => true,
};

/**
 * Refuses answers to a request that is no longer open. The result stays valid until the transaction ends, so that
 * nothing is sent after the child has left or staff have paused the invitation. Call it while holding the child's lock.
 * @throws {Problem} 404 after leaving; 409 while paused, after closing, and after the end of the case; 409 also when
 *   staff have withdrawn the request or its last day has passed, and the child has not begun
 */
export async function requireOpen(
  trx: Db,
  childId: string,
  { formId, formVersion, request }: AnswersPlace,
  now: Date,
  answering: Answering = 'alone',
): Promise<void> {
  if (!request) return;
  const wanted = { formId, formVersion, ...request };
  const { left, ended, status, over, begun } = await holdAskedForm(trx, childId, wanted, dayOf(now));
  if (left) throw notFound();
  if (ended) throw problem('case-ended');
  if (over && !mayFinish[answering](begun))
    throw problem(over === 'withdrawn' ? 'request-withdrawn' : 'request-ended');
  if (status === 'paused') throw problem('invitation-paused');
  if (status === 'closed') throw problem('invitation-closed');
}
