import { localText, personTypeInfo, type Language } from '@lykta/domain';
import { AnswerArea, AnswerRow } from '@lykta/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { shortDay } from '../../frame/dates.ts';
import { useLanguage } from '../../frame/use-language.ts';
import { AnswerValue } from './answer-value.tsx';
import { answeredCount, readSheet, type AnswerLine } from './rows.ts';
import { areaOf, type FormHistory } from './sent.ts';
import { Then } from './then.tsx';

type SheetProps = {
  readonly history: FormHistory;
  /** Whether questions that lay off the child's way are shown too. */
  readonly showsNotAsked: boolean;
  /** Whether the answers of the time before stand under those of now. */
  readonly compares: boolean;
  readonly today?: Date;
};

function personsOf({ about }: AnswerLine, language: Language): string {
  return about.map(({ type }) => localText(personTypeInfo[type].label, language)).join(', ');
}

/** One form: a strip in the area's tint, then question and answer in form order; where it was answered before, then and now. */
export function Sheet({ history: { now, before }, showsNotAsked, compares, today = new Date() }: SheetProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const sheet = readSheet(now, language);
  const [earlier] = before;
  const then = compares && earlier ? readSheet(earlier, language) : undefined;
  const warnings = sheet.warnings.join('\n');
  useEffect(() => {
    if (warnings !== '') console.warn(warnings);
  }, [warnings]);

  const asked = (line: AnswerLine) =>
    line.about.length > 0
      ? t('answers.about', { question: line.text, persons: personsOf(line, language) })
      : line.text;
  const lines = sheet.lines.filter(({ asked: wasAsked }) => showsNotAsked || wasAsked);
  return (
    <AnswerArea
      area={areaOf(now)}
      title={localText(now.form.metadata.nameForChild, language)}
      note={t('answers.count', { count: answeredCount(sheet) })}
    >
      {lines.map((line) => (
        <AnswerRow
          key={line.question}
          question={asked(line)}
          date={line.given.day && shortDay(line.given.day, language, today)}
        >
          <AnswerValue given={line.given} outdated={line.outdated} />
          {then && earlier && (
            <Then
              now={line.given}
              then={then.lines.find(({ question }) => question === line.question)?.given}
              day={shortDay(earlier.data.sent, language, today)}
            />
          )}
        </AnswerRow>
      ))}
    </AnswerArea>
  );
}
