import { REFERENCE, type Language } from '@lykta/domain';
import { SpeakIcon, StopIcon } from '../../icon/icons.ts';
import { useReadAloud } from './use-read-aloud.ts';
import type { ReadWord } from './use-read-aloud.ts';
import styles from './read-aloud-button.module.css';

export interface ReadAloudButtonProps {
  /** What is read. */
  text: string;
  language?: Language;
  texts: { start: string; stop: string; stopping: string; unavailable: string };
  /** The word that is read, as a part of the text, where the browser tells; null when it is silent again. */
  onWord?: (word: ReadWord | null) => void;
}

/** Reads the question aloud; the same button stops it. */
export function ReadAloudButton({ text, language = REFERENCE, texts, onWord }: ReadAloudButtonProps) {
  const { state, start, stop } = useReadAloud(text, language, onWord);
  const reading = state === 'running' || state === 'stopping';
  const Mark = reading ? StopIcon : SpeakIcon;
  const words = {
    idle: texts.start,
    running: texts.stop,
    stopping: texts.stopping,
    unavailable: texts.unavailable,
  };
  return (
    <>
      <button
        type="button"
        className={styles.read}
        data-state={state}
        aria-disabled={state === 'stopping' || undefined}
        onClick={() => void (reading ? stop() : start())}
      >
        <Mark />
        {words[state]}
      </button>
      {/* Whoever pressed it is told, and may press again: a voice may have been added meanwhile. */}
      <span role="status" className={styles.told}>
        {state === 'unavailable' && texts.unavailable}
      </span>
    </>
  );
}
