import { isFault, type Finding } from '@lykta/form-studio';
import { BulbIcon, VisuallyHidden, WarningIcon } from '@lykta/ui';
import { useWords } from '../../words/use-words.ts';
import styles from './questions.module.css';

export type Level = 'fault' | 'advice';

/** The worst that the editor says of each question; null: of the form itself. */
export function levelsOf(found: readonly Finding[]): ReadonlyMap<string | null, Level> {
  const levels = new Map<string | null, Level>();
  for (const finding of found) {
    if (isFault(finding)) levels.set(finding.question, 'fault');
    else if (!levels.has(finding.question)) levels.set(finding.question, 'advice');
  }
  return levels;
}

/** Marks a question of which the editor says something. */
export function Sign({ level }: { readonly level: Level | undefined }) {
  const { t } = useWords();
  if (!level) return null;
  return (
    <span className={styles.sign} data-level={level}>
      {level === 'fault' ? <WarningIcon size="small" /> : <BulbIcon size="small" />}
      <VisuallyHidden>{t(`sign.${level}`)}</VisuallyHidden>
    </span>
  );
}
