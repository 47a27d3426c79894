import { asksForWords, localText, skipOf } from '@lykta/domain';
import { Banner, Progress } from '@lykta/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useLanguage } from '../../../frame/language.ts';
import { Screen } from '../../../frame/screen/screen.tsx';
import { ScreenHeader } from '../../../frame/screen/screen-header.tsx';
import { placeOf } from '../flow/position.ts';
import { QuestionFoot } from './question-foot.tsx';
import type { QuestionProps } from './question-props.ts';
import type { Choice } from './use-choice.ts';

type Framed = 'metadata' | 'question' | 'flow' | 'unit' | 'readsWithin' | 'header' | 'onAnswer' | 'onBack';

interface Props extends Pick<QuestionProps, Framed> {
  choice: Choice;
  /** Shows in the easier way that there are more answers; then the foot stands below them, unless it has Next. */
  more?: ReactNode;
  children: ReactNode;
}

/** The same at each question, so that none draws it again. */
const homeHeader = <ScreenHeader lead="home" />;

/** What surrounds a question in either way: the form's name, how far one has come, back, skip and Next. */
export function QuestionFrame(props: Props) {
  const { metadata, question, flow, unit, readsWithin, header, choice, more, onAnswer, onBack, children } =
    props;
  const { t } = useTranslation();
  const { language } = useLanguage();
  const skip = skipOf(question);
  const place = placeOf(flow, question.id);
  const placeText = t('questions.place', place);
  const writes = asksForWords(question.type);
  const isRead = unit !== undefined && readsWithin !== undefined;
  const next = writes && !isRead ? undefined : choice.next;
  return (
    <Screen
      head={
        <Banner
          title={localText(metadata.nameForChild, language)}
          note={placeText}
          header={header ?? homeHeader}
        />
      }
      splitFoot
      footBelow={more !== undefined && next === undefined}
      more={more}
      foot={
        <QuestionFoot
          next={next}
          why={t(writes ? 'questions.next.write' : 'questions.next.why')}
          onAnswer={onAnswer}
          onBack={onBack}
          onSkip={skip && (() => onAnswer([{ answer: skip.id }]))}
        />
      }
    >
      <Progress value={place.number} max={place.total} label={placeText} />
      {children}
    </Screen>
  );
}
