import { Button, CopyIcon, useToast } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import styles from './enrol.module.css';

interface Props {
  codes: string[];
  onDone: () => void;
}

/** Recovery codes for a lost phone; shown once. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const { t } = useTranslation();
  const toast = useToast();
  const copy = () => {
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => toast(t('enrol.codes.copied')),
      () => toast(t('frame.copy-failed'), 'bad'),
    );
  };
  return (
    <>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button look="secondary" icon={CopyIcon} onClick={copy}>
          {t('enrol.codes.copy')}
        </Button>
        <Button onClick={onDone}>{t('enrol.codes.done')}</Button>
      </div>
    </>
  );
}
