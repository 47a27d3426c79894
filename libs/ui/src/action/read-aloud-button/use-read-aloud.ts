import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { findVoice } from './voices.ts';

/** docs/product.md §4, Speech; `unavailable`: this device has no voice for the language. */
export type ReadAloudState = 'idle' | 'running' | 'stopping' | 'unavailable';

const canSpeak = () =>
  typeof speechSynthesis !== 'undefined' && typeof SpeechSynthesisUtterance !== 'undefined';

/** The word that is being read, as a part of the text. */
export interface ReadWord {
  start: number;
  length: number;
}

/** How long an engine may take to fall silent before it is taken at its word. */
const SILENT_WITHIN = 500;

/** Ends what is being read, and what is still waiting for a voice. */
function silence(turn: RefObject<number>) {
  turn.current++;
  if (canSpeak()) speechSynthesis.cancel();
}

/**
 * Reads a text with the voices of the device. It falls silent when the text changes or the screen goes.
 * @param onWord the word that is read, where the browser tells; null when it is silent again
 */
export function useReadAloud(text: string, language: string, onWord?: (word: ReadWord | null) => void) {
  const [state, setState] = useState<ReadAloudState>('idle');
  const turn = useRef(0);
  const tell = useRef(onWord);
  useEffect(() => {
    tell.current = onWord;
  });

  useEffect(() => {
    return () => {
      silence(turn);
      tell.current?.(null);
      setState('idle');
    };
  }, [text, language]);

  const start = async () => {
    if (!canSpeak()) return setState('unavailable');
    const mine = ++turn.current;
    const ended = () => {
      if (turn.current !== mine) return;
      tell.current?.(null);
      setState('idle');
    };
    setState('running');
    const voice = await findVoice(language);
    if (turn.current !== mine) return;
    if (!voice) return setState('unavailable');
    const words = new SpeechSynthesisUtterance(text);
    words.voice = voice;
    words.lang = voice.lang;
    words.rate = 0.95;
    words.addEventListener('boundary', ({ name, charIndex, charLength }) => {
      if (turn.current === mine && name === 'word') tell.current?.({ start: charIndex, length: charLength });
    });
    words.addEventListener('end', ended);
    words.addEventListener('error', ended);
    speechSynthesis.speak(words);
  };

  const stop = () => {
    silence(turn);
    tell.current?.(null);
    // Some engines speak on for a moment after a cancel, and never say that they ended.
    if (!speechSynthesis.speaking) return setState('idle');
    const mine = turn.current;
    setState('stopping');
    setTimeout(() => turn.current === mine && setState('idle'), SILENT_WITHIN);
  };

  return { state, start, stop };
}
