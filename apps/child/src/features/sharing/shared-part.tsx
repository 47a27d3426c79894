import { joinSentences, localText, type LocalText } from '@lykta/domain';
import { Card } from '@lykta/ui';
import { useLanguage } from '../../frame/language.ts';
import styles from './shared-story.module.css';

interface SharedStatement {
  key: string;
  question: string;
  /** Empty when the question has no answer: then only its text is shown. */
  answer: string;
  /** The child's own sentences; missing where the form has none, and in older links. */
  sentences?: LocalText[];
}

interface Props {
  title: string;
  told: readonly SharedStatement[];
}

/** One part of a shared story: the child's sentences, else question and answer. */
export function SharedPart({ title, told }: Props) {
  const { language } = useLanguage();
  if (told.length === 0) return null;
  const sentences = told.flatMap((one) =>
    joinSentences(
      (one.sentences ?? []).map((sentence) => localText(sentence, language)),
      language,
    ),
  );
  const pairs = told.filter((one) => one.sentences === undefined);
  return (
    <Card className={styles.part}>
      <h3>{title}</h3>
      {sentences.length > 0 && (
        <ul className={styles.sentences}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {pairs.length > 0 && (
        <dl className={styles.pairs}>
          {pairs.map(({ key, question, answer }) => (
            <div key={key}>
              <dt>{question}</dt>
              {answer !== '' && <dd>{answer}</dd>}
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
