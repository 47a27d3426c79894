import type { Question } from '@lykta/domain';
import { questionIn, type Draft } from '@lykta/form-studio';
import type { Decorator } from '@storybook/react-vite';
import { useEffect, type ReactNode } from 'react';
import { QuestionFields } from '../editor/fields/question-fields.tsx';
import { focusPlace } from '../editor/place.ts';
import { ActsContext, useStudio } from '../editor/use-studio.ts';

function Around({ draft, children }: { readonly draft: Draft; readonly children: ReactNode }) {
  const { acts } = useStudio(draft, true);
  return <ActsContext value={acts}>{children}</ActsContext>;
}

/** Puts a draft around a part of the studio, as the editor does. */
export const onDraft =
  (draft: Draft): Decorator =>
  (Story) => (
    <Around draft={draft}>
      <Story />
    </Around>
  );

interface Props {
  draft: Draft;
  question: Question;
}

/** The fields of a question at the end of a draft, with what is written in them. */
export function WrittenQuestion({ draft, question }: Props) {
  const { history, target, acts } = useStudio({ ...draft, questions: [...draft.questions, question] }, true);
  useEffect(() => {
    if (target) focusPlace(target, document.body);
  }, [target]);
  const { questions } = history.draft;
  const shown = questionIn(history.draft, question.id);
  return (
    <ActsContext value={acts}>
      {shown && <QuestionFields question={shown} number={questions.length} questions={questions} />}
    </ActsContext>
  );
}
