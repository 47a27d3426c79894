import { useLanguage } from '@lykta/app-shell';
import { localText, own, type Language } from '@lykta/domain';
import { adviceText, countPhrase, isFault, phrase, type Draft, type Finding } from '@lykta/form-studio';
import { Button, Card, Tag } from '@lykta/ui';
import styles from './review.module.css';

interface Props {
  draft: Draft;
  /** What `advise` found in it. */
  found: readonly Finding[];
  /** Shows the place that a finding is about; without it there is none on the screen. */
  onShow?: ((finding: Finding) => void) | undefined;
}

/** Reads a form like an editor: faults first, then advice, each with its place and a way there. */
export function EditorsEye({ draft, found, onShow }: Props) {
  const language = useLanguage();
  const faults = found.filter(isFault).length;
  const advice = found.length - faults;
  return (
    <Card className={styles.card}>
      <h2>{phrase('eye.title', language)}</h2>
      <p>
        {found.length === 0 && phrase('eye.fine', language)}
        {faults > 0 && countPhrase('eye.faults', language, faults)}{' '}
        {advice > 0 && countPhrase('eye.advice', language, advice)}
      </p>
      {found.length > 0 && (
        <ul className={styles.found}>
          {found.map((finding, index) => (
            // Two findings can be the same in all but their place in the list.
            <li key={`${finding.rule} ${finding.question} ${finding.answer} ${index}`}>
              <OneFinding finding={finding} draft={draft} language={language} onShow={onShow} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

type OneFindingProps = Omit<Props, 'found'> & {
  readonly finding: Finding;
  readonly language: Language;
};

function OneFinding({ finding, draft, language, onShow }: OneFindingProps) {
  const { question: id, answer } = finding;
  const at = draft.questions.findIndex((question) => question.id === id);
  const question = draft.questions[at];
  const number = at + 1;
  const option = answer === undefined ? undefined : own(question?.answers, answer);
  const place = !question
    ? phrase('eye.form', language)
    : option
      ? phrase('place.answer', language, { number, answer: localText(option.text, language) })
      : phrase('place.question', language, { number });
  return (
    <>
      <Tag>{phrase(isFault(finding) ? 'eye.fault' : 'eye.advice', language)}</Tag>
      <p>
        <b>{place}:</b> {adviceText(finding, language)}
      </p>
      {question && onShow && (
        <Button look="text" size="compact" fit onClick={() => onShow(finding)}>
          {phrase('eye.show', language, { number })}
        </Button>
      )}
    </>
  );
}
