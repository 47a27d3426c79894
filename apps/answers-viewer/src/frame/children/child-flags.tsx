import type { StaffClient } from '@lykta/domain';
import { Tag } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import styles from './child-flags.module.css';

type ChildFlagsProps = { readonly child: Pick<StaffClient, 'flags' | 'lateDays'> };

/** Returns what matters about a child, in words, the most important first; empty when nothing does. */
export function useChildFlags(): (child: ChildFlagsProps['child']) => string[] {
  const { t } = useTranslation();
  return ({ flags, lateDays }) => {
    const { help = 0, worries = 0, worse = 0 } = flags ?? {};
    return [
      ...(help > 0 ? [t('child.flag.help', { count: help })] : []),
      ...(worries > 0 ? [t('child.flag.worries', { count: worries })] : []),
      ...(worse > 0 ? [t('child.flag.worse', { count: worse })] : []),
      ...(lateDays === undefined ? [] : [t('child.flag.late', { count: lateDays })]),
    ];
  };
}

/** What matters about a child before its answers are opened: numbers of questions, never an answer. */
export function ChildFlags({ child }: ChildFlagsProps) {
  const { t } = useTranslation();
  const words = useChildFlags()(child);
  if (words.length === 0) return null;
  return (
    <ul className={styles.flags} aria-label={t('child.flags')}>
      {words.map((word) => (
        <li key={word}>
          <Tag>{word}</Tag>
        </li>
      ))}
    </ul>
  );
}
