import { localText, orderedOptions, own, questionTypes, skipOf } from '@lykta/domain';
import { select, type Flow, type Selection } from '@lykta/questionnaire-engine';
import { BackIcon, Button, PageTitle, Progress, QuestionOptions, SkipIcon } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useLanguage } from '../../frame/language.ts';
import { Screen } from '../../frame/screen/screen.tsx';
import { ScreenHeader } from '../../frame/screen/screen-header.tsx';
import { tryForm } from './try-form.ts';

interface Props {
  /** Id of the question. */
  id: string;
  flow: Flow;
  onSay: (selection: Selection[]) => void;
  onBack: () => void;
}

const order = Object.keys(tryForm.questions);

/** One of the six questions, with the same answers as a child's. */
export function TryQuestion({ id, flow, onSay, onBack }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [selected, setSelected] = useState(() =>
    (own(flow.document.answers, id) ?? []).map(({ answer }) => answer),
  );
  const question = own(tryForm.questions, id);
  if (!question) return null;
  const { several } = questionTypes[question.type];
  const skip = skipOf(question);
  const text = localText(question.text, language);
  const place = t('questions.place', { number: order.indexOf(id) + 1, total: order.length });
  return (
    <Screen
      view={id}
      header={<ScreenHeader onBack={onBack} />}
      splitFoot={!several}
      foot={
        <>
          {several && (
            <Button
              disabled={selected.length === 0}
              reason={t('questions.next.why')}
              onClick={() => onSay(selected.map((answer) => ({ answer })))}
            >
              {t('questions.next')}
            </Button>
          )}
          {!several && (
            <Button look="quiet" icon={BackIcon} onClick={onBack}>
              {t('frame.back')}
            </Button>
          )}
          {skip && (
            <Button look="quiet" iconEnd={SkipIcon} onClick={() => onSay([{ answer: skip.id }])}>
              {t('questions.skip')}
            </Button>
          )}
        </>
      }
    >
      <Progress value={order.indexOf(id) + 1} max={order.length} label={place} />
      <PageTitle intro={place}>{text}</PageTitle>
      <QuestionOptions
        type={question.type}
        label={text}
        options={orderedOptions(question).map(({ id: answer, type, text: words, weight }) => ({
          id: answer,
          kind: type,
          label: localText(words, language),
          weight,
        }))}
        selected={selected}
        onChoose={(answer) => onSay([{ answer }])}
        onToggle={(answer) => setSelected(select(question, selected, answer))}
      />
    </Screen>
  );
}
