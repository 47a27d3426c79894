import { REFERENCE, type Language } from '@lykta/domain';
import { SpeakIcon, StopIcon } from '../../icon/icons.ts';
import type { ReadingStyle, ReadWord } from '../../speech/say.ts';
import { useReadAloud } from './use-read-aloud.ts';
import styles from './read-aloud-button.module.css';

export interface ReadAloudButtonProps {
  /** The text to read aloud. */
  text: string;
  /** Language of the text; Swedish by default. */
  language?: Language;
  /** Speed and voice; the usual ones by default. */
  reading?: ReadingStyle;
  /** Labels of the button in its states. */
  texts: { start: string; stop: string; stopping: string; unavailable: string };
  /** Called with the word being read, in browsers that report it; null when reading stops. */
  onWord?: (word: ReadWord | null) => void;
}

/** Reads the question aloud; the same button stops it. */
export function ReadAloudButton({
  text,
  language = REFERENCE,
  reading: style = {},
  texts,
  onWord,
}: ReadAloudButtonProps) {
  const { state, start, stop } = useReadAloud(text, language, style, onWord);
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
      {/* Announces that there is no voice. The button stays usable, because a voice may be installed meanwhile. */}
      <span role="status" className={styles.status}>
        {state === 'unavailable' && texts.unavailable}
      </span>
    </>
  );
}
