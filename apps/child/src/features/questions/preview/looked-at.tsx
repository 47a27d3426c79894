import { inventedChild, own, type FormDraft, type PreviewShow } from '@lykta/domain';
import { openFlow } from '@lykta/questionnaire-engine';
import { AreaTheme } from '@lykta/ui';
import { useMemo } from 'react';
import { EitherQuestion } from './either-question.tsx';
import { answersBefore, straightForm } from './look.ts';

const known = { persons: Object.keys(inventedChild.persons), houses: Object.keys(inventedChild.houses) };
const nothing = () => {};

interface Props {
  draft: FormDraft;
  /** Id of the question. */
  shown: string;
  way: PreviewShow['way'];
}

/** One question of a draft on the child's own screen; an answer is chosen, and leads nowhere. */
export function LookedAt({ draft, shown, way }: Props) {
  const form = useMemo(() => straightForm(draft), [draft]);
  const flow = useMemo(
    () => openFlow(form, answersBefore(form, shown, known), { now: new Date() }),
    [form, shown],
  );
  const question = own(form.questions, shown);
  if (!question) return null;
  return (
    <AreaTheme form={form.metadata}>
      <EitherQuestion
        way={way}
        metadata={form.metadata}
        question={question}
        flow={flow}
        here=""
        onAnswer={nothing}
        onAnswerAndLeave={nothing}
        onBack={nothing}
      />
    </AreaTheme>
  );
}
