import { failureOf, useSittingStateQuery, useStopSittingMutation } from '@lykta/api';
import { useLanguage, useTranslation } from '@lykta/app-shell';
import { clockTime, formatCode, SITTING_CODE_LENGTH, type StartedSitting } from '@lykta/domain';
import { Button, Dialog, Note } from '@lykta/ui';
import { QrCode } from '../../../frame/qr-code.tsx';
import styles from './together.module.css';

interface Props {
  started: StartedSitting;
  /** The invitation's link: it says where children open the app. */
  link: string;
  onClose: () => void;
}

/** How often the page asks whether the code is typed, in ms. */
const EVERY = 4000;

/** The one-time code, where to type it, and whether the form is open. Nothing of an answer is shown here. */
export function SittingCode({ started: { id, code, until }, link, onClose }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data, error } = useSittingStateQuery(id, { pollingInterval: EVERY });
  const [stop, { isLoading }] = useStopSittingMutation();
  const isOver = error !== undefined && failureOf(error).status === 404;
  const state = isOver ? 'over' : (data?.state ?? 'waiting');
  const address = new URL('/together', link);
  const close = async () => {
    // Also when it is over: the list of children is then read anew.
    await stop(id);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={() => void close()}
      title={t('together.start')}
      actions={
        <Button
          look={isOver ? 'primary' : 'secondary'}
          size="compact"
          busy={isLoading}
          onClick={() => void close()}
        >
          {t(isOver ? 'together.done' : 'together.stop')}
        </Button>
      }
    >
      {state === 'waiting' && (
        <div className={styles.opening}>
          <div>
            <p>{t('together.where')}</p>
            <p className={styles.address} dir="ltr">
              {address.host}
              {address.pathname}
            </p>
            <p>{t('together.code')}</p>
            <p className={styles.code} dir="ltr">
              {formatCode(code, SITTING_CODE_LENGTH)}
            </p>
            <p>
              {t('together.until', {
                time: clockTime(until, language),
              })}
            </p>
          </div>
          <QrCode value={address.href} label={t('together.qr')} />
        </div>
      )}
      <div role="status">
        <Note look={state === 'open' ? 'good' : 'quiet'}>{t(`together.state.${state}`)}</Note>
      </div>
    </Dialog>
  );
}
