import { Button, CheckIcon, EditIcon, ReadAloudButton } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { useReading } from '../../frame/use-reading.ts';
import { linesOf, type Statement } from './statements.ts';
import { useReadsStatements } from './use-reads-statements.ts';
import words from '../../frame/words.module.css';
import styles from './statement.module.css';

interface Props {
  statements: readonly Statement[];
  changing: boolean;
  /** What the button that begins changing says. Default: "Ändra". */
  changeLabel?: string;
  /** Called to start or end changing; undefined where nothing can be changed. */
  onChanging?: (changing: boolean) => void;
}

/** Tools of a story page: read aloud, or change answers. */
export function StoryTools({ statements, changing, changeLabel, onChanging }: Props) {
  const { t } = useTranslation();
  const reading = useReading();
  const { wordsOf } = useReadsStatements();
  return (
    <>
      <div className={styles.tools}>
        <ReadAloudButton
          parts={statements.flatMap((statement) => linesOf(wordsOf(statement)))}
          {...reading}
        />
        {onChanging && (
          <Button
            look={changing ? 'primary' : 'text'}
            size="small"
            fit
            icon={changing ? CheckIcon : EditIcon}
            onClick={() => onChanging(!changing)}
          >
            {changing ? t('story.change.done') : (changeLabel ?? t('story.change'))}
          </Button>
        )}
      </div>
      {changing && <p className={words.quiet}>{t('story.change.how')}</p>}
    </>
  );
}
