import { SpeakIcon, StopIcon } from '../../icon/icons.ts';
import { useReadAloud } from './use-read-aloud.ts';
import type { ReadWord } from './use-read-aloud.ts';
import styles from './read-aloud-button.module.css';

export interface ReadAloudButtonProps {
  /** What is read. */
  text: string;
  language?: 'sv' | 'en';
  texts: { start: string; stop: string; stopping: string; unavailable: string };
  /** The word that is read, as a part of the text, where the browser tells; null when it is silent again. */
  onWord?: (word: ReadWord | null) => void;
}

/** Reads the question aloud; the same button stops it. */
export function ReadAloudButton({ text, language = 'sv', texts, onWord }: ReadAloudButtonProps) {
  const { state, start, stop } = useReadAloud(text, language, onWord);
  if (state === 'unavailable') {
    return (
      <p role="status" className={styles.unavailable}>
        {texts.unavailable}
      </p>
    );
  }
  const running = state !== 'idle';
  const Mark = running ? StopIcon : SpeakIcon;
  return (
    <button
      type="button"
      className={styles.read}
      data-state={state}
      aria-disabled={state === 'stopping' || undefined}
      onClick={() => void (running ? stop() : start())}
    >
      <Mark />
      {state === 'idle' ? texts.start : state === 'running' ? texts.stop : texts.stopping}
    </button>
  );
}
