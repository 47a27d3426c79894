import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { findVoice } from './voices.ts';

/** docs/product.md §4, Speech; `unavailable`: this device has no voice for the language. */
export type ReadAloudState = 'idle' | 'running' | 'stopping' | 'unavailable';

const canSpeak = () =>
  typeof speechSynthesis !== 'undefined' && typeof SpeechSynthesisUtterance !== 'undefined';

/** Ends what is being read, and what is still waiting for a voice. */
function silence(turn: RefObject<number>) {
  turn.current++;
  if (canSpeak()) speechSynthesis.cancel();
}

/** Reads a text with the voices of the device. It falls silent when the text changes or the screen goes. */
export function useReadAloud(text: string, language: string) {
  const [state, setState] = useState<ReadAloudState>('idle');
  const turn = useRef(0);

  useEffect(() => {
    return () => {
      silence(turn);
      setState('idle');
    };
  }, [text, language]);

  const start = async () => {
    if (!canSpeak()) return setState('unavailable');
    const mine = ++turn.current;
    const ended = () => turn.current === mine && setState('idle');
    setState('running');
    const voice = await findVoice(language);
    if (turn.current !== mine) return;
    if (!voice) return setState('unavailable');
    const words = new SpeechSynthesisUtterance(text);
    words.voice = voice;
    words.lang = voice.lang;
    words.rate = 0.95;
    words.addEventListener('end', ended);
    words.addEventListener('error', ended);
    speechSynthesis.speak(words);
  };

  const stop = () => {
    setState('stopping');
    speechSynthesis.cancel();
    // Some engines never say that they ended after a cancel.
    if (!speechSynthesis.speaking) setState('idle');
  };

  return { state, start, stop };
}
