import { asksForWords } from '@lykta/domain';
import { lazyScreen, Skeleton } from '@lykta/ui';
import { Suspense } from 'react';
import { useTranslation } from '@lykta/app-shell';
import type { QuestionProps } from './question-props.ts';
import type { Choice } from './use-choice.ts';

/** Loaded when needed: few forms ask for a child's own words. */
const OwnWords = lazyScreen(() => import('./own-words.tsx').then((m) => m.OwnWords));

interface Props extends Pick<QuestionProps, 'question' | 'unit' | 'readsWithin'> {
  choice: Pick<Choice, 'words' | 'write'>;
}

/** The field of a question for the child's own words; nothing in other questions. */
export function AskedWords({ question, choice, unit, readsWithin }: Props) {
  const { t } = useTranslation();
  if (!asksForWords(question.type)) return null;
  return (
    <Suspense fallback={<Skeleton label={t('frame.loading')} parts={['card']} />}>
      <OwnWords key={question.id} choice={choice} unit={unit} readsWithin={readsWithin} />
    </Suspense>
  );
}
