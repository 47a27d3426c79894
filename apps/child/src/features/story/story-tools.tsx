import { Button, CheckIcon, EditIcon, ReadAloudButton } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../frame/language.ts';
import { linesOf, type Telling } from './telling.ts';
import { useTold } from './use-told.ts';
import words from '../../frame/words.module.css';
import styles from './telling.module.css';

interface Props {
  tellings: readonly Telling[];
  changing: boolean;
  /** Called to start or end changing; undefined where nothing can be changed. */
  onChanging?: (changing: boolean) => void;
}

/** Tools of a story page: read aloud, or change answers. */
export function StoryTools({ tellings, changing, onChanging }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const told = useTold();
  return (
    <>
      <div className={styles.tools}>
        <ReadAloudButton
          text={tellings.flatMap((telling) => linesOf(told(telling))).join(' ')}
          language={language}
          texts={{
            start: t('questions.read.start'),
            stop: t('questions.read.stop'),
            stopping: t('questions.read.stopping'),
            unavailable: t('questions.read.unavailable'),
          }}
        />
        {onChanging && (
          <Button
            look={changing ? 'primary' : 'text'}
            size="small"
            fit
            icon={changing ? CheckIcon : EditIcon}
            onClick={() => onChanging(!changing)}
          >
            {changing ? t('story.change.done') : t('story.change')}
          </Button>
        )}
      </div>
      {changing && <p className={words.quiet}>{t('story.change.how')}</p>}
    </>
  );
}
