import { Lantern } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import styles from './promise.module.css';

interface Props {
  unit: string;
  days: number;
  /** How many children have waited longer. */
  late: number;
}

/** What a unit has promised the children about reading, and whether it is kept. */
export function PromiseCard({ unit, days, late }: Props) {
  const { t } = useTranslation();
  return (
    <section className={styles.promise}>
      <svg className={styles.scene} viewBox="0 0 240 144" aria-hidden="true" focusable="false">
        <circle cx="190" cy="94" r="46" />
        <circle cx="190" cy="94" r="31" />
        <path d="M-600 148V134H-60C20 118 120 140 250 120V148Z" />
      </svg>
      <span className={styles.lantern}>
        <Lantern size={36} />
      </span>
      <p>{t('start.promise', { unit })}</p>
      <strong>{t('start.promise.days', { count: days })}</strong>
      <p>{late > 0 ? t('start.promise.late', { count: late }) : t('start.promise.kept')}</p>
    </section>
  );
}
