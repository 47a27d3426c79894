import { shownLanguage, type Question } from '@lykta/domain';
import type { Flow } from '@lykta/questionnaire-engine';
import { Button, InfoIcon, ReadAloudButton, type ReadMark } from '@lykta/ui';
import { useId, useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useLanguage } from '../../../frame/language.ts';
import { useReading } from '../../../frame/use-reading.ts';
import { LastAnswered } from './last-answered.tsx';
import { markPiece } from './mark-piece.ts';
import { piecesOf, readingParts } from './reading-text.ts';
import { useNoteToRead, type Readers } from './use-readers-note.ts';
import { WhyWeAsk } from './why-we-ask.tsx';
import styles from './question.module.css';

interface Props extends Readers {
  question: Question;
  flow: Flow;
  /** The form's id. */
  form: string;
  /** The offered persons or homes, to be read aloud. */
  people: readonly { label: string }[];
  /** Called when the question is read aloud. */
  onRead: () => void;
}

/** Below the question: read aloud, why we ask, and when it was last answered. */
export function QuestionMeta({ question, flow, form, people, onRead, ...readers }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  // A question without a translation is read by a Swedish voice.
  const reading = { ...useReading(), language: shownLanguage(question.text, language) };
  const [why, setWhy] = useState(false);
  const panel = useId();
  const note = useNoteToRead(question, readers);
  const pieces = piecesOf(readingParts(question, { people, note }, language));
  const onMark = (mark: ReadMark | null) => {
    if (mark) onRead();
    markPiece(mark && pieces[mark.part], mark?.word);
  };
  return (
    <>
      <div className={styles.meta}>
        <ReadAloudButton parts={pieces.map(({ text }) => text)} onMark={onMark} {...reading} />
        <Button
          look="text"
          size="small"
          fit
          icon={InfoIcon}
          className={styles.ask}
          aria-expanded={why}
          aria-controls={why ? panel : undefined}
          onClick={() => setWhy(!why)}
        >
          {t('questions.why')}
        </Button>
        <LastAnswered question={question} flow={flow} />
      </div>
      {why && (
        <div id={panel} className={styles.why}>
          <WhyWeAsk form={form} unit={readers.unit} question={question} />
        </div>
      )}
    </>
  );
}
