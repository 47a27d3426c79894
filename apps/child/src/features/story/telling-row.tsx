import { EditIcon } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { useKnown } from '../../frame/use-known.tsx';
import { linesOf, type Telling, type Told } from './telling.ts';
import { useTold } from './use-told.ts';
import styles from './telling.module.css';

/** Maximum number of heads next to a sentence. */
const MOST_HEADS = 3;

interface Props {
  telling: Telling;
  /** Opens the question again; undefined while reading. */
  onChange?: () => void;
}

/** One statement: the sentence, with the heads of the persons it names. While changing, the whole row is a button. */
export function TellingRow({ telling, onChange }: Props) {
  const { t } = useTranslation();
  const told = useTold()(telling);
  const inside = (
    <>
      <Words told={told} />
      <Heads telling={telling} />
    </>
  );
  return (
    <li>
      {onChange ? (
        <button
          type="button"
          className={styles.row}
          aria-label={t('story.change.of', { said: linesOf(told).join(' ') })}
          onClick={onChange}
        >
          {inside}
          <EditIcon className={styles.pen} />
        </button>
      ) : (
        <div className={styles.row}>{inside}</div>
      )}
    </li>
  );
}

function Words({ told }: { told: Told }) {
  return (
    <span className={styles.words}>
      {'sentences' in told ? (
        told.sentences.map((sentence) => <b key={sentence}>{sentence}</b>)
      ) : (
        <>
          <small>{told.question}</small>
          <b>{told.answer}</b>
        </>
      )}
    </span>
  );
}

function Heads({ telling: { answers } }: { telling: Telling }) {
  const known = useKnown();
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
