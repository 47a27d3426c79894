import type { Flags, StaffClient } from '@lykta/domain';
import { ClockIcon, CloudIcon, HandIcon, TrendDownIcon, type IconComponent } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import styles from './child-flags.module.css';

/** The marks of a child, always in this order. */
const flagNames = ['help', 'worries', 'worse'] as const satisfies readonly (keyof Flags)[];

export const flagIcons = {
  help: HandIcon,
  worries: CloudIcon,
  worse: TrendDownIcon,
} as const satisfies Record<keyof Flags, IconComponent>;

interface Props {
  child: Pick<StaffClient, 'flags' | 'lateDays'>;
  /** Whether to leave out how long it has waited, because something beside it says so. Default false. */
  withoutLate?: boolean;
}

/** What matters about a child before its answers are opened: numbers of questions, never an answer. */
export function ChildFlags({ child: { flags, lateDays }, withoutLate = false }: Props) {
  const { t } = useTranslation();
  const marks = flagNames.flatMap((name) => {
    const count = flags?.[name] ?? 0;
    return count > 0 ? [{ name, Icon: flagIcons[name], text: t(`child.flag.${name}`, { count }) }] : [];
  });
  const isLate = lateDays !== undefined && !withoutLate;
  if (marks.length === 0 && !isLate) return null;
  return (
    <ul className={styles.flags} aria-label={t('child.flags')}>
      {marks.map(({ name, Icon, text }) => (
        <li key={name} className={styles.flag} data-flag={name}>
          <Icon size="small" />
          {text}
        </li>
      ))}
      {isLate && (
        <li className={styles.flag}>
          <ClockIcon size="small" />
          {t('child.flag.late', { count: lateDays })}
        </li>
      )}
    </ul>
  );
}
