import { useEffect, useState } from 'react';
import { Lantern } from '../../art/lantern/lantern.tsx';
import styles from './confetti.module.css';

/** Milliseconds (docs/product.md §9). */
const LASTS = 5000;
const EVERY = 250;
const COLOURS = ['#FFC94D', '#F08A3C', '#0B6E6E', '#6B4E9B', '#9BD770', '#7CC6E8'];

/**
 * Five seconds of confetti when something is finished; with reduced motion a still, lit lantern.
 * @param props.label accessible name of the still lantern
 */
export function Confetti({ label }: { label?: string }) {
  const [still] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);

  useEffect(() => {
    if (still) return;
    let stop = () => {};
    let left = false;
    void import('canvas-confetti').then(({ default: { create } }) => {
      if (left) return;
      // The library's worker is a blob: URL, which the content security policy blocks.
      const confetti = create(undefined, { useWorker: false, resize: true });
      const burst = () =>
        confetti({
          particleCount: 40,
          spread: 100,
          startVelocity: 32,
          ticks: 90,
          colors: COLOURS,
          origin: { x: 0.15 + Math.random() * 0.7, y: 0.1 + Math.random() * 0.3 },
        });
      void burst();
      const pulse = setInterval(() => void burst(), EVERY);
      const end = setTimeout(() => clearInterval(pulse), LASTS);
      stop = () => {
        clearInterval(pulse);
        clearTimeout(end);
        confetti.reset();
      };
    });
    return () => {
      left = true;
      stop();
    };
  }, [still]);

  return still ? (
    <div className={styles.still}>
      <Lantern size={72} label={label} />
    </div>
  ) : null;
}
