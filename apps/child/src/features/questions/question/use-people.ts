import { listOf, own, type Question } from '@lykta/domain';
import { resolveRef, type Flow } from '@lykta/questionnaire-engine';
import { useState } from 'react';
import { useNamedPeople } from '../../../frame/profile/named-people.ts';
import { useKnownOf, type Known } from '../../../frame/use-known.tsx';

export interface People {
  /** The persons or homes to choose from. */
  options: Known[];
  /** Shows everybody else; undefined where nobody is left out. */
  showOthers?: () => void;
}

/**
 * The persons or homes to choose from: those of the referenced answer, otherwise the child's own; chosen ones are
 * always included. Where a question asks for certain persons, the others come after a press. Undefined for other
 * questions.
 */
export function usePeople(question: Question, flow: Flow, chosen: readonly string[]): People | undefined {
  const list = listOf(question.type);
  const data = useNamedPeople({ skip: !list });
  const known = useKnownOf(data, list ?? 'persons');
  const [opened, setOpened] = useState<string>();
  if (!list) return undefined;
  const offered = question.ref
    ? resolveRef(question, flow.document.answers).data
    : Object.keys(data?.[list] ?? {});
  const all = [...new Set([...offered, ...chosen])];
  const typeOf = (id: string) => own(data?.persons, id)?.type;
  const asked = question.first?.flatMap((type) => all.filter((id) => typeOf(id) === type)) ?? all;
  const others = all.filter((id) => !asked.includes(id));
  const isOpen = opened === question.id;
  // Once somebody else is chosen all stay in sight, so that no row moves when it is pressed.
  if (!isOpen && others.some((id) => chosen.includes(id))) setOpened(question.id);
  return {
    options: (isOpen ? [...asked, ...others] : asked).map(known),
    showOthers: isOpen || others.length === 0 ? undefined : () => setOpened(question.id),
  };
}
