import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { say, takeTurn, type ReadingStyle, type ReadWord } from '../../speech/say.ts';
import { canSpeak, findVoice } from '../../speech/voices.ts';
import { whenLeaving } from '../../speech/when-leaving.ts';

/** State of reading (docs/product.md §4, Speech); `unavailable`: the device has no voice for the language. */
type ReadAloudState = 'idle' | 'running' | 'stopping' | 'paused' | 'unavailable';

/** What is being read: one of the parts, and the word in it once the voice has told which. */
export interface ReadMark {
  part: number;
  word?: ReadWord;
}

interface Reading {
  language: string;
  style: ReadingStyle;
  /** Reads without being asked, whenever the parts are new. */
  atOnce: boolean;
  /** Called with what is being read; null when reading stops. */
  onMark?: (mark: ReadMark | null) => void;
}

/** Milliseconds to wait for the speech engine to stop before the button shows that it has. */
const SILENT_WITHIN = 500;

/** Reads parts of a text one after the other with the device's voices. Stops when they change, and on unmount. */
export function useReadAloud(parts: readonly string[], { language, style, atOnce, onMark }: Reading) {
  const [state, setState] = useState<ReadAloudState>('idle');
  /** Counts beginnings and stops; what belongs to an earlier one is no longer of interest. */
  const turn = useRef(0);
  /** The part that is read, or where reading goes on; undefined before anything is read. */
  const at = useRef<number>(undefined);
  /** Something that was begun here is being said. */
  const isSaying = useRef(false);
  const mark = useEffectEvent((what: ReadMark | null) => onMark?.(what));

  const silence = () => {
    turn.current++;
    // Something else may be speaking: only what was begun here is cut off.
    if (isSaying.current) speechSynthesis.cancel();
    isSaying.current = false;
  };
  const quieten = useEffectEvent(silence);

  const readFrom = async (first: number) => {
    if (!canSpeak()) return setState('unavailable');
    const mine = ++turn.current;
    setState('running');
    const voice = await findVoice(language, style.voice);
    if (turn.current !== mine) return;
    if (!voice) return setState('unavailable');
    takeTurn(() => {
      if (turn.current !== mine) return;
      silence();
      onMark?.(null);
      setState('paused');
    });
    const readOn = (part: number) => {
      if (turn.current !== mine) return;
      const text = parts[part];
      isSaying.current = text !== undefined;
      at.current = text === undefined ? undefined : part;
      onMark?.(text === undefined ? null : { part });
      if (text === undefined) return setState('idle');
      say(text, voice, style.rate, {
        onWord: (word) => turn.current === mine && onMark?.({ part, word }),
        onEnd: () => readOn(part + 1),
      });
    };
    readOn(first);
  };

  const pause = () => {
    silence();
    onMark?.(null);
    const rest = at.current === undefined ? 'idle' : 'paused';
    // Some engines keep speaking for a moment after cancel() and never say that they have ended.
    if (!speechSynthesis.speaking) return setState(rest);
    const mine = turn.current;
    setState('stopping');
    setTimeout(() => turn.current === mine && setState(rest), SILENT_WITHIN);
  };

  const readAtOnce = useEffectEvent(() => void readFrom(0));
  const fallSilent = useEffectEvent(pause);
  const text = parts.join('\n');
  useEffect(() => {
    const begin = atOnce ? setTimeout(() => readAtOnce()) : undefined;
    return () => {
      clearTimeout(begin);
      quieten();
      at.current = undefined;
      mark(null);
      setState('idle');
    };
  }, [text, language, atOnce]);

  const isRunning = state === 'running';
  useEffect(() => {
    if (isRunning) return whenLeaving(() => fallSilent());
  }, [isRunning]);

  return {
    state,
    start: () => void readFrom(0),
    goOn: () => void readFrom(at.current ?? 0),
    pause,
  };
}
