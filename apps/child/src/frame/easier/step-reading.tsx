import { ReadAloudButton } from '@lykta/ui';
import { useReading } from '../use-reading.ts';
import { EasierSwitch } from './easier-switch.tsx';
import { useEasier } from './use-easier.ts';
import styles from './easier.module.css';

interface Props {
  parts: readonly string[];
  /** Offers the easier way, where it has not been offered before. */
  offers: boolean;
}

/** In the first minute: offers the easier way, and reads each step to a child who has chosen it. */
export function StepReading({ parts, offers }: Props) {
  const reading = useReading();
  const [easier, setEasier] = useEasier();
  if (!offers && !easier) return null;
  return (
    <div className={styles.offer}>
      {offers && <EasierSwitch easier={easier} onChange={setEasier} explained />}
      {easier && (
        <div data-easier>
          <ReadAloudButton atOnce parts={parts} {...reading} />
        </div>
      )}
    </div>
  );
}
