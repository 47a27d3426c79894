import { ReadAloudButton } from '@lykta/ui';
import type { ComponentProps } from 'react';
import { useReading } from '../use-reading.ts';
import { EasierSwitch } from './easier-switch.tsx';
import styles from './easier.module.css';

interface Props extends Pick<
  ComponentProps<typeof ReadAloudButton>,
  'atOnce' | 'parts' | 'onMark' | 'language'
> {
  /** Goes back to the usual way. */
  onUsual: () => void;
}

/** What stands above the tiles of the easier way: it reads by itself, and the child can go back to the usual way. */
export function EasierBar({ onUsual, atOnce = true, ...read }: Props) {
  const reading = useReading();
  return (
    <div className={styles.bar}>
      <ReadAloudButton atOnce={atOnce} {...reading} {...read} />
      <div className={styles.usual}>
        <EasierSwitch easier onChange={onUsual} />
      </div>
    </div>
  );
}
