import { asksForWords, type PreviewShow } from '@lykta/domain';
import { useTranslation } from '@lykta/app-shell';
import { EasyQuestion } from '../easier/easy-question.tsx';
import type { QuestionProps } from '../question/question-props.ts';
import { QuestionScreen } from '../question/question-screen.tsx';

interface Props extends QuestionProps {
  way: PreviewShow['way'];
}

/** The days of the example: the studio does not know which unit will send the form. */
const READS_WITHIN = 3;

/** A question in the way that the studio has chosen; the child's own button for that does nothing here. */
export function EitherQuestion({ way, ...props }: Props) {
  const { t } = useTranslation();
  const asker = asksForWords(props.question.type)
    ? { unit: t('questions.words.unit'), readsWithin: READS_WITHIN }
    : {};
  const shown = { ...props, ...asker };
  return way === 'easier' ? <EasyQuestion {...shown} onUsual={() => {}} /> : <QuestionScreen {...shown} />;
}
