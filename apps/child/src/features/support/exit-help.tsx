import { Disclosure } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { isNativeShell } from '../../frame/native/shell.ts';
import styles from './support.module.css';

/**
 * Explains what the quick exit does and what it can't do: the child must clear the history. We never claim to leave
 * no trace.
 */
export function ExitHelp() {
  const { t } = useTranslation();
  return (
    <Disclosure summary={t('support.exit')}>
      <div className={styles.exit}>
        {isNativeShell() ? (
          <p>{t('support.exit.shell')}</p>
        ) : (
          <>
            <p>{t('support.exit.button')}</p>
            <p>{t('support.exit.keys')}</p>
            <p>{t('support.exit.history')}</p>
          </>
        )}
      </div>
    </Disclosure>
  );
}
