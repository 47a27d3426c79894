import { compareTimes, type CreateAnswerBack, type StaffClient } from '@lykta/domain';

type Sent = StaffClient['sent'][number];
const toPlace = ({ id, version, request }: Sent) => ({ id, version, request });

/**
 * The sendings that an answer is about: what the member has read and nobody has answered. When all is answered, the
 * newest, so that a promise can be changed.
 */
export function toAnswer({ sent }: Pick<StaffClient, 'sent'>): CreateAnswerBack['sent'] {
  const read = sent.filter(({ opened }) => opened);
  const unanswered = read.filter(({ answerBack }) => answerBack === undefined);
  return (unanswered.length > 0 ? unanswered : read.slice(-1)).map(toPlace);
}

/** The latest answer back to the child; undefined without one. */
export function latestAnswerBack({ sent }: Pick<StaffClient, 'sent'>): Sent['answerBack'] {
  return sent
    .flatMap(({ answerBack }) => answerBack ?? [])
    .sort((one, other) => compareTimes(one.day, other.day))
    .at(-1);
}
