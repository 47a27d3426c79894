import { Avatar, describeAvatar } from '@lykta/avatar';
import { Pool, RoundButton, ShuffleIcon, UndoIcon } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { useLanguage } from '../../frame/language.ts';
import styles from './builder.module.css';
import type { Choice, Making } from './making.ts';

interface Props {
  making: Making;
  onChoose: (choice: Choice) => void;
}

/** The figure above the bench, with undo and random on its sides. */
export function FigureStage({ making, onChoose }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const figure = { type: 'PARTS', data: making.parts } as const;
  return (
    <div className={styles.stage}>
      <Pool x="50%" y="7rem" size="21rem" />
      <h1 tabIndex={-1}>{t('builder.title')}</h1>
      <span className={styles.figure} aria-live="polite">
        <Avatar avatar={figure} size="full" label={describeAvatar(figure, language, 'own')} />
      </span>
      <RoundButton
        icon={UndoIcon}
        className={styles.undo}
        disabled={making.before.length === 0}
        onClick={() => onChoose({ kind: 'undo' })}
      >
        {t('builder.undo')}
      </RoundButton>
      <RoundButton
        icon={ShuffleIcon}
        className={styles.random}
        onClick={() => onChoose({ kind: 'random', random: Math.random })}
      >
        {t('builder.random')}
      </RoundButton>
    </div>
  );
}
