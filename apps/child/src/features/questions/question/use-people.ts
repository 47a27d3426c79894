import { useProfileQuery } from '@lykta/api';
import { listOf, type Question } from '@lykta/domain';
import { resolveRef, type Flow } from '@lykta/questionnaire-engine';
import { useKnown, type Known } from '../../../frame/use-known.tsx';

/**
 * The persons or homes to choose from: those of the referenced answer, otherwise the child's own; chosen ones are
 * always included. Undefined for other questions.
 */
export function usePeople(
  question: Question,
  flow: Flow,
  chosen: readonly string[],
): { options: Known[] } | undefined {
  const list = listOf(question.type);
  const known = useKnown(list ?? 'persons');
  const { data } = useProfileQuery(undefined, { skip: !list });
  if (!list) return undefined;
  const offered = question.ref
    ? resolveRef(question, flow.document.answers).data
    : Object.keys(data?.[list] ?? {});
  return { options: [...new Set([...offered, ...chosen])].map(known) };
}
