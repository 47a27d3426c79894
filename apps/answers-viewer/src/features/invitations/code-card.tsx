import { formatCode, type StaffInvitation } from '@lykta/domain';
import { Button, Card, CopyIcon, DownloadIcon, useToast } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { QrCode } from '../../frame/qr-code.tsx';
import styles from './code-card.module.css';

/** The code and the link for children, and the sheet to hand over in a meeting. */
export function CodeCard({ invitation }: { readonly invitation: StaffInvitation }) {
  const { t } = useTranslation();
  const toast = useToast();
  const code = formatCode(invitation.code);
  const copy = (text: string, done: string) => {
    navigator.clipboard.writeText(text).then(
      () => toast(done),
      () => toast(t('frame.copy-failed'), 'bad'),
    );
  };
  return (
    <Card as="section" look="sunken" className={styles.card} aria-label={t('invitation.code')}>
      <div className={styles.sheet}>
        <h2 className={styles.heading}>{t('invitation.sheet.title', { owner: invitation.owner })}</h2>
        <p className={styles.label}>{t('invitation.code')}</p>
        <p className={styles.code}>{code}</p>
        <p className={styles.label}>{t('invitation.link')}</p>
        <p className={styles.link}>{invitation.link}</p>
        <p className={styles.steps}>{t('invitation.sheet.steps')}</p>
        <p className={styles.facts}>
          {t('invitation.facts', {
            unit: invitation.unit,
            count: invitation.taking,
            accepted: invitation.accepted,
            max: invitation.maxClients,
          })}
        </p>
      </div>
      <QrCode value={invitation.link} label={t('invitation.qr')} />
      <div className={styles.actions}>
        <Button
          look="secondary"
          size="compact"
          fit
          icon={CopyIcon}
          onClick={() => copy(code, t('invitation.copied.code'))}
        >
          {t('invitation.copy.code')}
        </Button>
        <Button
          look="secondary"
          size="compact"
          fit
          icon={CopyIcon}
          onClick={() => copy(invitation.link, t('invitation.copied.link'))}
        >
          {t('invitation.copy.link')}
        </Button>
        <Button look="secondary" size="compact" fit icon={DownloadIcon} onClick={() => window.print()}>
          {t('invitation.print')}
        </Button>
      </div>
    </Card>
  );
}
