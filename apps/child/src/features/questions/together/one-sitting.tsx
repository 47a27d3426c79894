import { failureOf, useSittingQuery } from '@lykta/api';
import type { OpenSitting } from '@lykta/domain';
import { AreaTheme, Button, ConfirmDialog } from '@lykta/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { GivenEasierContext } from '../../../frame/easier/use-easier.ts';
import { ErrorScreen } from '../../../frame/errors/error-screen.tsx';
import { LoadingScreen } from '../../../frame/screen/loading-screen.tsx';
import { ScreenHeader } from '../../../frame/screen/screen-header.tsx';
import { AdultsSide } from './adults-side.tsx';
import { AnsweringTogether } from './answering-together.tsx';
import type { Sent } from './sent-together.tsx';
import { TogetherBegin } from './together-begin.tsx';
import styles from './together.module.css';
import { useAlone } from './use-alone.ts';
import { useLargeType } from './use-large-type.ts';
import { useSittingEasier } from './use-sitting-easier.ts';

interface Props {
  token: string;
  /** The form has closed. */
  onOver: () => void;
  onSent: (sent: Sent) => void;
  /** Somebody closes the form. */
  onClose: () => void;
}

/** The form of one code: loads it, or says that it is closed. */
export function OneSitting(props: Props) {
  const { onOver } = props;
  const { data, error, refetch } = useSittingQuery(props.token);
  const isOver = error !== undefined && failureOf(error).code === 'link-expired';
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (isOver) over();
  }, [isOver]);
  if (data) return <Open {...props} sitting={data} />;
  if (!error || isOver) return <LoadingScreen />;
  return <ErrorScreen error={error} onRetry={() => void refetch()} />;
}

/** Browsers call a timer with a longer wait at once. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** Two sides of one screen: the adult's, and the child's with the question. */
function Open({ token, sitting, onOver, onSent, onClose }: Props & { sitting: OpenSitting }) {
  const { t } = useTranslation();
  useLargeType();
  const [begun, setBegun] = useState(() => Object.keys(sitting.content.answers).length > 0);
  const alone = useAlone();
  const easier = useSittingEasier();
  const [closing, setClosing] = useState(false);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    const left = new Date(sitting.until).getTime() - Date.now();
    const timer = setTimeout(() => over(), Math.min(Math.max(left, 0), LONGEST_WAIT));
    return () => clearTimeout(timer);
  }, [sitting.until]);
  const header = <ScreenHeader onBack={() => setClosing(true)} backLabel={t('together.adult.close')} />;
  const { unit, readsWithin } = sitting;
  return (
    <AreaTheme form={sitting.form.metadata}>
      <div className={styles.table} data-begun={begun || undefined}>
        <AdultsSide until={sitting.until} dark={alone.now} onClose={() => setClosing(true)} />
        <GivenEasierContext value={easier}>
          <div>
            {begun && (
              <section className={styles.bar} aria-label={t('together.child')}>
                <Button look="secondary" onClick={() => alone.turn(!alone.now)}>
                  {t(alone.now ? 'together.alone.end' : 'together.alone')}
                </Button>
              </section>
            )}
            {begun ? (
              <AnsweringTogether
                token={token}
                sitting={sitting}
                header={header}
                alone={alone}
                onOver={onOver}
                onSent={(ownCode) => onSent({ unit, readsWithin, ownCode })}
              />
            ) : (
              <TogetherBegin
                sitting={sitting}
                header={header}
                onBegin={() => setBegun(true)}
                onClose={onClose}
              />
            )}
          </div>
        </GivenEasierContext>
      </div>
      <ConfirmDialog
        open={closing}
        onClose={() => setClosing(false)}
        onConfirm={onClose}
        title={t('together.close.title')}
        confirmLabel={t('together.close.yes')}
        cancelLabel={t('together.close.no')}
        danger
      >
        {t('together.close')}
      </ConfirmDialog>
    </AreaTheme>
  );
}
