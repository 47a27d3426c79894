import { clockTime } from '@lykta/domain';
import { Button, EyeOffIcon } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { useLanguage } from '../../../frame/language.ts';
import styles from './together.module.css';

interface Props {
  /** When the form closes by itself. */
  until: string;
  /** Whether the child answers alone: then this side is dark, and says only that. */
  dark: boolean;
  onClose: () => void;
}

/** The adult's side of the screen: how to sit beside a child who answers. */
export function AdultsSide({ until, dark, onClose }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const time = clockTime(until, language);
  return (
    <aside className={styles.adult} data-dark={dark || undefined} aria-label={t('together.adult')}>
      {dark ? (
        <p className={styles.away}>
          <EyeOffIcon />
          {t('together.alone.adult')}
        </p>
      ) : (
        <>
          <p className={styles.whose}>{t('together.adult')}</p>
          <ul className={`${styles.wider} ${styles.advice}`}>
            <li>{t('together.adult.1')}</li>
            <li>{t('together.adult.2')}</li>
            <li>{t('together.adult.3')}</li>
          </ul>
          <p className={styles.wider}>{t('together.adult.until', { time })}</p>
          <Button look="secondary" size="small" fit onClick={onClose}>
            {t('together.adult.close')}
          </Button>
        </>
      )}
    </aside>
  );
}
