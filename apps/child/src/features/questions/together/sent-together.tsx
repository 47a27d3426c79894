import { formatCode, OWN_CODE_DAYS, OWN_CODE_LENGTH } from '@lykta/domain';
import { Button, Card, EyeIcon, Note } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { appOrigin } from '../../../frame/native/app-origin.ts';
import { paths } from '../../../frame/paths.ts';
import { Screen } from '../../../frame/screen/screen.tsx';
import styles from './together.module.css';

/** What was sent, and the code of a child whose account a worker made. */
export interface Sent {
  unit: string;
  readsWithin: number | undefined;
  ownCode: string | undefined;
}

interface Props {
  sent: Sent;
  onDone: () => void;
}

/** Thanks; a child without a sign-in gets a code, so that it can keep what it has told. */
export function SentTogether({ sent: { unit, readsWithin, ownCode }, onDone }: Props) {
  const { t } = useTranslation();
  // As one types it.
  const address = new URL(paths.create, appOrigin()).href.replace(/^https?:\/\//, '');
  return (
    <Screen
      view="sent"
      title={t('together.sent.title')}
      back={paths.start}
      foot={<Button onClick={onDone}>{t('together.sent.done')}</Button>}
    >
      <Note icon={EyeIcon}>
        {t('together.sent.who', { unit })}{' '}
        {readsWithin !== undefined && t('invitations.reads', { unit, count: readsWithin })}{' '}
        {t('questions.send.night')}
      </Note>
      {ownCode !== undefined && (
        <Card className={styles.own}>
          <h2>{t('together.sent.own')}</h2>
          <p>{t('together.sent.own.text')}</p>
          <p className={styles.code} dir="ltr">
            {formatCode(ownCode, OWN_CODE_LENGTH)}
          </p>
          <p>{t('together.sent.own.where', { address })}</p>
          <p>
            {t('together.sent.own.keep')} {t('together.sent.own.days', { days: OWN_CODE_DAYS })}
          </p>
        </Card>
      )}
    </Screen>
  );
}
