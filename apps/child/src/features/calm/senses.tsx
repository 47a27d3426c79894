import { Button } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import styles from './calm.module.css';
import { senses } from './ways.ts';

/** Five things one sees, four one feels, and so on: brings one back to the room. */
export function Senses() {
  const { t } = useTranslation();
  const [step, setStep] = useState(0);
  const sense = senses[step];
  return (
    <>
      <p className={styles.card} role="status">
        {t(sense ? `calm.senses.${sense}` : 'calm.senses.over')}
      </p>
      <Button look={sense ? 'primary' : 'quiet'} onClick={() => setStep(sense ? step + 1 : 0)}>
        {t(sense ? 'calm.senses.next' : 'calm.senses.again')}
      </Button>
    </>
  );
}
