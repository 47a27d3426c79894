import type { Selection } from '@lykta/questionnaire-engine';
import { BackIcon, Button, SkipIcon } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { Said } from '../../../frame/said.tsx';
import type { Choice } from './use-choice.ts';
import styles from './question.module.css';

interface Props {
  /** What Next would answer; null while it can't, undefined where there is no Next. */
  next: Choice['next'];
  /** Why Next can't be pressed yet. */
  why: string;
  onAnswer: (selection: Selection[]) => void;
  onBack: () => void;
  /** Undefined when the question can't be skipped. */
  onSkip?: () => void;
}

/** The foot of a question: Next where several answers can be chosen, and quiet buttons for back and skip. */
export function QuestionFoot({ next, why, onAnswer, onBack, onSkip }: Props) {
  const { t } = useTranslation();
  // Smaller below a Next button, to leave room for the answers.
  const size = next === undefined ? 'large' : 'small';
  return (
    <>
      {next !== undefined && (
        <div className={styles.wide}>
          {/* "Nobody" must not be the brightest thing on the page. */}
          <Button
            look={next?.nobody ? 'secondary' : 'primary'}
            disabled={next === null}
            reason={why}
            onClick={() => next && onAnswer(next.selection)}
          >
            {next?.nobody ? <Said text={next.nobody.text} /> : t('questions.next')}
          </Button>
        </div>
      )}
      <Button
        look="quiet"
        size={size}
        icon={BackIcon}
        onClick={onBack}
        className={onSkip ? undefined : styles.wide}
      >
        {t('frame.back')}
      </Button>
      {onSkip && (
        <Button look="quiet" size={size} iconEnd={SkipIcon} onClick={onSkip}>
          {t('questions.skip')}
        </Button>
      )}
    </>
  );
}
