import { EditIcon } from '@lykta/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { Foreign } from '../../frame/foreign.tsx';
import { linesOf, type Statement, type StatementWords } from './statements.ts';
import type { ReadsStatements } from './use-reads-statements.ts';
import styles from './statement.module.css';

/** Maximum number of heads next to a sentence. */
const MOST_HEADS = 3;

interface Props {
  statement: Statement;
  /** What it says, and whom it can name: found once for a whole list. */
  reads: ReadsStatements;
  /** Below the words. */
  note?: ReactNode;
  /** The accessible name of the row while changing, from what it says. Default: "Ändra: …". */
  changeLabel?: (said: string) => string;
  /** Opens the question again; undefined while reading. */
  onChange?: () => void;
}

/** One statement: the sentence, with the heads of the persons it names. While changing, the whole row is a button. */
export function StatementRow({ statement, reads, note, changeLabel, onChange }: Props) {
  const words = reads.wordsOf(statement);
  const inside = (
    <>
      <Words words={words} note={note} />
      <Heads statement={statement} known={reads.known} />
    </>
  );
  return (
    <li>
      {onChange ? (
        <ChangeButton said={linesOf(words).join(' ')} label={changeLabel} onPress={onChange}>
          {inside}
        </ChangeButton>
      ) : (
        <div className={styles.row}>{inside}</div>
      )}
    </li>
  );
}

interface ChangeProps {
  said: string;
  label: Props['changeLabel'];
  onPress: () => void;
  children: ReactNode;
}

/** By itself, so that the hundred rows of a page that is only read ask for no texts. */
function ChangeButton({ said, label, onPress, children }: ChangeProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={styles.row}
      aria-label={label?.(said) ?? t('story.change.of', { said })}
      onClick={onPress}
    >
      {children}
      <EditIcon className={styles.pen} />
    </button>
  );
}

function Words({ words, note }: { words: StatementWords; note: ReactNode }) {
  return (
    <span className={styles.words}>
      {'sentences' in words ? (
        words.sentences.map((sentence) => (
          <b key={sentence}>
            <Foreign lang={words.lang}>{sentence}</Foreign>
          </b>
        ))
      ) : (
        <>
          <small>
            <Foreign lang={words.lang}>{words.question}</Foreign>
          </small>
          <b>
            <Foreign lang={words.answerLang}>{words.answer}</Foreign>
          </b>
        </>
      )}
      {note}
    </span>
  );
}

function Heads({ statement: { answers }, known }: { statement: Statement } & Pick<ReadsStatements, 'known'>) {
  const pictures = answers
    .flatMap(({ data = [] }) => data)
    .map(known)
    .filter(({ picture }) => picture !== undefined);
  if (pictures.length === 0) return null;
  return (
    <span className={styles.heads} aria-hidden="true">
      {pictures.slice(0, MOST_HEADS).map(({ value, picture }) => (
        <span key={value}>{picture}</span>
      ))}
    </span>
  );
}
