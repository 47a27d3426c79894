import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { say, type ReadingStyle, type ReadWord } from '../../speech/say.ts';
import { canSpeak, findVoice } from '../../speech/voices.ts';

/** State of reading (docs/product.md §4, Speech); `unavailable`: the device has no voice for the language. */
export type ReadAloudState = 'idle' | 'running' | 'stopping' | 'unavailable';

/** Milliseconds to wait for the speech engine to stop before the button shows idle. */
const SILENT_WITHIN = 500;

/** Stops reading, and cancels a start that still waits for a voice. */
function silence(turn: RefObject<number>) {
  turn.current++;
  if (canSpeak()) speechSynthesis.cancel();
}

/**
 * Reads a text with the device's voices. Stops when the text or language changes, and on unmount.
 * @param onWord called with the word being read, where the browser reports it; null when reading stops
 */
export function useReadAloud(
  text: string,
  language: string,
  style: ReadingStyle,
  onWord?: (word: ReadWord | null) => void,
) {
  const [state, setState] = useState<ReadAloudState>('idle');
  const turn = useRef(0);
  const report = useRef(onWord);
  useEffect(() => {
    report.current = onWord;
  });

  useEffect(() => {
    return () => {
      silence(turn);
      report.current?.(null);
      setState('idle');
    };
  }, [text, language]);

  const start = async () => {
    if (!canSpeak()) return setState('unavailable');
    const mine = ++turn.current;
    const ended = () => {
      if (turn.current !== mine) return;
      report.current?.(null);
      setState('idle');
    };
    setState('running');
    const voice = await findVoice(language, style.voice);
    if (turn.current !== mine) return;
    if (!voice) return setState('unavailable');
    say(text, voice, style.rate, {
      onWord: (word) => turn.current === mine && report.current?.(word),
      onEnd: ended,
    });
  };

  const stop = () => {
    silence(turn);
    report.current?.(null);
    // Some engines keep speaking for a moment after cancel() and never fire `end`.
    if (!speechSynthesis.speaking) return setState('idle');
    const mine = turn.current;
    setState('stopping');
    setTimeout(() => turn.current === mine && setState('idle'), SILENT_WITHIN);
  };

  return { state, start, stop };
}
