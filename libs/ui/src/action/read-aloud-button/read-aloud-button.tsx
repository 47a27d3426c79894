import { REFERENCE, type Language } from '@lykta/domain';
import { PauseIcon, SpeakIcon } from '../../icon/icons.ts';
import type { ReadingStyle } from '../../speech/say.ts';
import { Note } from '../../surface/note/note.tsx';
import { useReadAloud, type ReadMark } from './use-read-aloud.ts';
import styles from './read-aloud-button.module.css';

export interface ReadAloudButtonProps {
  /** What to read aloud, one after the other: sentences, and each answer by itself. */
  parts: readonly string[];
  /** Language of the text; Swedish by default. */
  language?: Language;
  /** Speed and voice; the usual ones by default. */
  reading?: ReadingStyle;
  /** Labels of the button in its states, and how to get a voice where there is none. */
  texts: { start: string; pause: string; goOn: string; stopping: string; none: string };
  /** Reads without being asked, whenever the parts are new. Default false. */
  atOnce?: boolean;
  /** Called with the part being read, and its word in browsers that report it; null when reading stops. */
  onMark?: (mark: ReadMark | null) => void;
}

/** Reads aloud; the same button pauses and goes on. */
export function ReadAloudButton({
  parts,
  language = REFERENCE,
  reading: style = {},
  texts,
  atOnce = false,
  onMark,
}: ReadAloudButtonProps) {
  const { state, start, goOn, pause } = useReadAloud(parts, { language, style, atOnce, onMark });
  const isReading = state === 'running' || state === 'stopping';
  const Mark = isReading ? PauseIcon : SpeakIcon;
  const words = {
    idle: texts.start,
    running: texts.pause,
    stopping: texts.stopping,
    paused: texts.goOn,
    unavailable: texts.start,
  };
  const press = { idle: start, running: pause, stopping: pause, paused: goOn, unavailable: start };
  return (
    <>
      <button
        type="button"
        className={styles.read}
        data-state={state}
        aria-disabled={state === 'stopping' || undefined}
        onClick={press[state]}
      >
        <Mark />
        {words[state]}
      </button>
      {/* The button stays usable, because a voice may be installed meanwhile. */}
      <div role="status" className={styles.none}>
        {state === 'unavailable' && <Note>{texts.none}</Note>}
      </div>
    </>
  );
}
