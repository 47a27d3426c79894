import { useEffect, useState, type RefObject } from 'react';
import type { ReadingStyle } from '../../speech/say.ts';
import { findVoice } from '../../speech/voices.ts';
import { tellCaptions } from './tell-captions.ts';

/**
 * Has the device's voice say a film's captions while it plays.
 * @param language of the captions; empty: silent
 * @param attempt a new number looks for a voice once more
 * @returns whether this device has no voice for the language
 */
export function useFilmVoice(
  video: RefObject<HTMLVideoElement | null>,
  language: string,
  { rate, voice: wished }: ReadingStyle,
  attempt: number,
): boolean {
  const [without, setWithout] = useState<string>();

  useEffect(() => {
    const film = video.current;
    const track = film && [...film.textTracks].find((one) => one.language === language);
    if (!film || !track) return;
    let isOver = false;
    let silence: (() => void) | undefined;
    void findVoice(language, wished).then((voice) => {
      if (isOver) return;
      setWithout(voice ? undefined : language);
      if (voice) silence = tellCaptions(film, track, voice, rate);
    });
    return () => {
      isOver = true;
      silence?.();
    };
  }, [video, language, rate, wished, attempt]);

  return language !== '' && without === language;
}
