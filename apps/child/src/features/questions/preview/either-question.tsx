import type { PreviewShow } from '@lykta/domain';
import { EasyQuestion } from '../easier/easy-question.tsx';
import type { QuestionProps } from '../question/question-props.ts';
import { QuestionScreen } from '../question/question-screen.tsx';

interface Props extends QuestionProps {
  way: PreviewShow['way'];
}

/** A question as the studio wants to see it. The way is the studio's to change. */
export function EitherQuestion({ way, ...props }: Props) {
  return way === 'easier' ? <EasyQuestion {...props} onUsual={() => {}} /> : <QuestionScreen {...props} />;
}
