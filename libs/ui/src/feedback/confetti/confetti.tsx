import { useEffect, useRef, useState } from 'react';
import { Lantern } from '../../art/lantern/lantern.tsx';
import styles from './confetti.module.css';

/** Milliseconds (docs/product.md §9). */
const LASTS = 5000;
const EVERY = 250;
/** Light ones: dark words stay readable before them. */
const COLOURS = ['#FFC94D', '#F2A87B', '#9BD770', '#7CC6E8', '#B9B5E8'];

/** Large paper stars, a few at a time: scraps would be litter over the words. */
const STARS = { particleCount: 3, scalar: 2.4, flat: true, shapes: ['star' as const] };

/**
 * Five seconds of paper stars when something is finished; with reduced motion a still, lit lantern. They fall behind
 * the words and the header.
 * @param props.label accessible name of the still lantern
 */
export function Confetti({ label }: { label?: string }) {
  const sky = useRef<HTMLCanvasElement>(null);
  const [still] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);

  useEffect(() => {
    if (still) return;
    let stop = () => {};
    let left = false;
    void import('canvas-confetti').then(({ default: { create } }) => {
      if (left || !sky.current) return;
      // The library's worker is a blob: URL, which the content security policy blocks.
      const confetti = create(sky.current, { useWorker: false, resize: true });
      const burst = () =>
        confetti({
          ...STARS,
          spread: 90,
          startVelocity: 14,
          gravity: 0.7,
          ticks: 110,
          colors: COLOURS,
          origin: { x: 0.1 + Math.random() * 0.8, y: 0.4 + Math.random() * 0.25 },
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
  ) : (
    <canvas ref={sky} className={styles.sky} aria-hidden="true" />
  );
}
