import { useLanguage, useTranslation } from '@lykta/app-shell';
import { answeredCount, compared, readSheet, type AnswerLine } from '@lykta/answer-sheet';
import { localText, personTypeInfo, type Language, type StaffClient } from '@lykta/domain';
import { AnswerArea, AnswerRow } from '@lykta/ui';
import { useEffect } from 'react';
import { shortDay } from '../../frame/dates.ts';
import { AnswerValue } from './answer-value.tsx';
import { FaceLine } from './face-line.tsx';
import { SendingChoice } from './sending-choice.tsx';
import { areaOf, type FormHistory } from './sent.ts';
import { Then } from './then.tsx';

interface Props {
  history: FormHistory;
  /** Index of the shown sending, 0 = the newest. */
  place: number;
  onPlace: (place: number) => void;
  /** Everything that the child sent, with its readers. */
  sent?: StaffClient['sent'];
  /** Whether to show questions that were not on the child's path. */
  showsNotAsked: boolean;
  /** Whether to show the previous answers below the current ones. */
  compares: boolean;
  today?: Date;
}

function personsOf({ about }: AnswerLine, language: Language): string {
  return about.map(({ type }) => localText(personTypeInfo[type].label, language)).join(', ');
}

/**
 * One form: a strip in the area's tint, then questions and answers in form order. Shows the newest sending first;
 * others can be chosen.
 */
export function Sheet({
  history,
  place,
  onPlace,
  sent = [],
  showsNotAsked,
  compares,
  today = new Date(),
}: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const now = history[place] ?? history[0];
  const earlier = compares ? history[place + 1] : undefined;
  const sheet = readSheet(now, language);
  const then = earlier && readSheet(earlier, language);
  const warnings = sheet.warnings.join('\n');
  useEffect(() => {
    if (warnings !== '') console.warn(warnings);
  }, [warnings]);

  const { id } = now.form.metadata;
  const known = sent.find((one) => one.id === id && one.request === now.data.request);
  const done = [
    ...(now.data.together ? [t('together.sheet')] : []),
    ...(known?.readers ?? []).map(({ name, day }) =>
      t('answers.read-by', { name, day: shortDay(day, language, today) }),
    ),
    ...(known?.recorded
      ? [t('answers.recorded', { ...known.recorded, day: shortDay(known.recorded.day, language, today) })]
      : []),
  ];
  const asked = (line: AnswerLine) =>
    line.about.length > 0
      ? t('answers.about', { question: line.text, persons: personsOf(line, language) })
      : line.text;
  const rows = compared(sheet, then).filter(
    ({ line, before }) => showsNotAsked || line.asked || before?.given.state === 'answered',
  );
  return (
    <AnswerArea
      area={areaOf(now)}
      title={localText(now.form.metadata.nameForChild, language)}
      note={[t('answers.count', { count: answeredCount(sheet) }), ...done].join(' · ')}
      head={
        history.length > 1 && (
          <SendingChoice history={history} place={place} onPlace={onPlace} today={today} />
        )
      }
    >
      {rows.map(({ line, before }) => (
        <AnswerRow
          key={line.question}
          question={asked(line)}
          date={line.given.day && shortDay(line.given.day, language, today)}
        >
          <AnswerValue given={line.given} outdated={line.outdated} withSentence />
          <FaceLine question={line.question} history={history} place={place} today={today} />
          {earlier && before && (
            <Then
              now={line.given}
              then={before.given}
              outdated={before.outdated}
              day={shortDay(earlier.data.sent, language, today)}
            />
          )}
        </AnswerRow>
      ))}
    </AnswerArea>
  );
}
