import { useLanguage, useTranslation } from '@lykta/app-shell';
import { formatCode, withProposal, type StaffInvitation } from '@lykta/domain';
import { Button, Card, CopyIcon, PrinterIcon, LinkButton, Switch, useToast } from '@lykta/ui';
import { useState } from 'react';
import { longDay } from '../../frame/dates.ts';
import { QrCode } from '../../frame/qr-code.tsx';
import styles from './code-card.module.css';

/** The code and the link for children, with a way to their sheet; a closed invitation has neither. */
export function CodeCard({ invitation }: { readonly invitation: StaffInvitation }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const toast = useToast();
  const [easier, setEasier] = useState(false);
  const link = withProposal(invitation.link, easier);
  const code = formatCode(invitation.code);
  const isClosed = invitation.status.status === 'closed';
  const copy = (text: string, done: string) => {
    navigator.clipboard.writeText(text).then(
      () => toast(done),
      () => toast(t('frame.copy-failed'), 'bad'),
    );
  };
  const facts = (
    <p className={styles.facts}>
      {t('invitation.facts', {
        unit: invitation.unit,
        count: invitation.taking,
        accepted: invitation.accepted,
        max: invitation.maxClients,
      })}
      {invitation.lastDay !== undefined &&
        ` ${t('invitation.last-day', { day: longDay(invitation.lastDay, language) })}`}
    </p>
  );
  if (isClosed) {
    return (
      <Card as="section" look="sunken" className={styles.card} aria-label={t('invitation.code')}>
        <div>
          <p className={styles.link}>{t('invitation.ended')}</p>
          {facts}
        </div>
      </Card>
    );
  }
  return (
    <Card as="section" look="sunken" className={styles.card} aria-label={t('invitation.code')}>
      <div>
        <p className={styles.label}>{t('invitation.code')}</p>
        <p className={styles.code}>{code}</p>
        <p className={styles.label}>{t('invitation.link')}</p>
        <p className={styles.link}>{link}</p>
        {facts}
      </div>
      <QrCode value={link} label={t('invitation.qr')} />
      <div className={styles.actions}>
        <div className={styles.proposal}>
          <Switch
            label={t('invitation.easier')}
            help={t('invitation.easier.help')}
            checked={easier}
            onCheck={setEasier}
          />
        </div>
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
          onClick={() => copy(link, t('invitation.copied.link'))}
        >
          {t('invitation.copy.link')}
        </Button>
        <LinkButton
          look="secondary"
          size="compact"
          fit
          icon={PrinterIcon}
          href={`/invitations/${encodeURIComponent(invitation.id)}/sheet`}
        >
          {t('sheet.title')}
        </LinkButton>
      </div>
    </Card>
  );
}
