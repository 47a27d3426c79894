import { Button, Lantern, Switch } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import styles from './calm.module.css';
import { useBreath } from './use-breath.ts';

/** Whether this device can vibrate. */
const canVibrate = () => 'vibrate' in navigator;

/**
 * A minute of breathing with the lantern, whose light grows and sinks. Nothing moves before the child starts it. With
 * reduced motion the light stays, and the words alone say when.
 */
export function Breathe() {
  const { t } = useTranslation();
  const [vibrates, setVibrates] = useState(false);
  const { state, start, stop } = useBreath(vibrates);
  const running = state === 'in' || state === 'out';
  return (
    <>
      <div className={styles.light} data-breath={state}>
        <Lantern size={96} />
      </div>
      <p className={styles.breath} role="status">
        {t(`calm.breathe.${state}`)}
      </p>
      <Button look={running ? 'secondary' : 'primary'} onClick={running ? stop : start}>
        {t(running ? 'calm.breathe.stop' : state === 'over' ? 'calm.breathe.again' : 'calm.breathe.start')}
      </Button>
      {canVibrate() && <Switch label={t('calm.breathe.vibrate')} checked={vibrates} onCheck={setVibrates} />}
    </>
  );
}
