import type { Selection } from '@lykta/questionnaire-engine';
import { localText } from '@lykta/domain';
import { BackIcon, Button, SkipIcon } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../frame/language.ts';
import type { Choice } from './use-choice.ts';
import styles from './question.module.css';

interface Props {
  choice: Choice;
  onAnswer: (selection: Selection[]) => void;
  onBack: () => void;
  /** Absent where the question can't be skipped. */
  onSkip?: () => void;
}

/** Under the answers: Next where several can be chosen, and the quiet ways back and past the question. */
export function QuestionFoot({ choice, onAnswer, onBack, onSkip }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { next } = choice;
  return (
    <>
      {next !== undefined && (
        <Button
          disabled={next === null}
          reason={t('questions.next.why')}
          onClick={() => next && onAnswer(next.selection)}
        >
          {next?.nobody ? localText(next.nobody.text, language) : t('questions.next')}
        </Button>
      )}
      <div className={styles.ways}>
        <Button look="quiet" icon={BackIcon} onClick={onBack}>
          {t('frame.back')}
        </Button>
        {onSkip && (
          <Button look="quiet" iconEnd={SkipIcon} onClick={onSkip}>
            {t('questions.skip')}
          </Button>
        )}
      </div>
    </>
  );
}
