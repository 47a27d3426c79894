import { useLanguage } from '@lykta/app-shell';
import { localText, own, type Language } from '@lykta/domain';
import {
  countPhrase,
  phrase,
  questionIn,
  waysThrough,
  type Draft,
  type Ways,
  type WayStep,
} from '@lykta/form-studio';
import { Card, Disclosure, KeyValues } from '@lykta/ui';
import { useMemo } from 'react';
import styles from './review.module.css';

interface Props {
  draft: Draft;
}

/** The ways through a form: how long they are, where each answer leads, and where something is wrong with a way. */
export function WaysList({ draft }: Props) {
  const language = useLanguage();
  const ways = useMemo(() => waysThrough(draft), [draft]);
  return (
    <Card className={styles.card}>
      <h2>{phrase('ways.title', language)}</h2>
      {ways ? (
        <Counted draft={draft} ways={ways} language={language} />
      ) : (
        <p>{phrase('ways.none', language)}</p>
      )}
    </Card>
  );
}

type CountedProps = Props & { readonly ways: Ways; readonly language: Language };

function Counted({
  draft,
  ways: { shortest, longest, steps, unreachable, darkEnds },
  language,
}: CountedProps) {
  const numbers = new Map(draft.questions.map(({ id }, index) => [id, index + 1]));
  const named = (ids: readonly string[]) => [...new Set(ids.map((id) => numbers.get(id) ?? 0))].join(', ');
  const length = ({ questions, minutes }: Ways['shortest']) =>
    [
      countPhrase('ways.questions', language, questions.length),
      countPhrase('ways.minutes', language, minutes),
    ].join(', ');
  return (
    <>
      <KeyValues
        items={[
          { label: phrase('ways.shortest', language), value: length(shortest) },
          { label: phrase('ways.longest', language), value: length(longest) },
        ]}
      />
      {unreachable.length > 0 && (
        <p>{phrase('ways.unreachable', language, { numbers: named(unreachable) })}</p>
      )}
      {darkEnds.length > 0 && (
        <p>{phrase('ways.dark', language, { numbers: named(darkEnds.map(({ question }) => question)) })}</p>
      )}
      <Disclosure summary={phrase('ways.every', language)}>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step.question} value={step.number}>
              <OneStep step={step} draft={draft} numbers={numbers} language={language} />
            </li>
          ))}
        </ol>
      </Disclosure>
    </>
  );
}

type OneStepProps = Props & {
  readonly step: WayStep;
  /** The number of each question. */
  readonly numbers: ReadonlyMap<string, number>;
  readonly language: Language;
};

function OneStep({ step: { question: id, conditional, ways }, draft, numbers, language }: OneStepProps) {
  const question = questionIn(draft, id);
  const answered = (answers: readonly string[]) =>
    answers
      .flatMap((answer) => own(question?.answers, answer)?.text ?? [])
      .map((text) => localText(text, language))
      .join(', ');
  return (
    <>
      <b>{question && localText(question.text, language)}</b>
      {conditional && <p>{phrase('ways.conditional', language)}</p>}
      <ul>
        {ways.map(({ answers, next }) => (
          <li key={next ?? ''}>
            {ways.length === 1
              ? phrase('ways.any', language)
              : phrase('ways.answer', language, { answers: answered(answers) })}
            {' → '}
            {next === null
              ? phrase('ways.end', language)
              : phrase('ways.to', language, { number: numbers.get(next) ?? 0 })}
          </li>
        ))}
      </ul>
    </>
  );
}
