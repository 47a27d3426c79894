import type { Question } from '@lykta/domain';
import type { Flow } from '@lykta/questionnaire-engine';
import { Button, InfoIcon, ReadAloudButton } from '@lykta/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../frame/language.ts';
import { useReading } from '../../../frame/use-reading.ts';
import { LastAnswered } from './last-answered.tsx';
import { markWord } from './mark-word.ts';
import { readingParts, readingText } from './reading-text.ts';
import { WhyWeAsk } from './why-we-ask.tsx';
import styles from './question.module.css';

interface Props {
  question: Question;
  flow: Flow;
  /** The form's id. */
  form: string;
  /** The unit that reads the answers of a requested form. */
  unit?: string;
  /** The offered persons or homes, to be read aloud. */
  people: readonly { label: string }[];
}

/** Below the question: read aloud, why we ask, and when it was last answered. */
export function QuestionMeta({ question, flow, form, unit, people }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const reading = useReading();
  const [why, setWhy] = useState(false);
  const panel = useId();
  const parts = readingParts(question, people, language);
  return (
    <>
      <div className={styles.meta}>
        <ReadAloudButton text={readingText(parts)} onWord={(word) => markWord(parts, word)} {...reading} />
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
          <WhyWeAsk form={form} unit={unit} question={question} />
        </div>
      )}
    </>
  );
}
