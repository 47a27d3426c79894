import { Fragment } from 'react';
import { useTranslation } from '@lykta/app-shell';
import styles from './key-bar.module.css';
import { shortcutsAreOn } from './setting.ts';

interface Props {
  keys: readonly { readonly keys: readonly string[]; readonly does: string }[];
  /** At the end: what else the reader should know. */
  note?: string;
}

/** The keys of a page at its lower edge; only on wide screens, and only while the member has them on. */
export function KeyBar({ keys, note }: Props) {
  const { t } = useTranslation();
  if (!shortcutsAreOn()) return null;
  return (
    <div className={styles.bar} role="group" aria-label={t('start.keys')}>
      {keys.map((one) => (
        <span key={one.does}>
          {one.keys.map((key) => (
            <Fragment key={key}>
              <kbd>{key}</kbd>{' '}
            </Fragment>
          ))}
          {one.does}
        </span>
      ))}
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </div>
  );
}
