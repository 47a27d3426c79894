import { say } from '../../speech/say.ts';
import { whenLeaving } from '../../speech/when-leaving.ts';
import { captionNow } from './use-captions.ts';

/**
 * Says the captions of a playing film, each when it comes. A film that is ahead of the voice waits for it. Pausing,
 * and leaving the page, silence it.
 * @returns silences it for good
 */
export function tellCaptions(
  film: HTMLVideoElement,
  track: TextTrack,
  voice: SpeechSynthesisVoice,
  rate: number | undefined,
): () => void {
  /** Counts what has been begun; the end of anything older is no longer of interest. */
  let turn = 0;
  let speaking = false;
  /** The film waits for the voice. */
  let waits = false;

  const hush = () => {
    turn++;
    speaking = false;
    speechSynthesis.cancel();
  };
  const tell = () => {
    hush();
    const text = captionNow(track);
    if (!text) return;
    const mine = turn;
    speaking = true;
    say(text, voice, rate, {
      onEnd: () => {
        if (turn !== mine) return;
        speaking = false;
        if (waits) goOn();
      },
    });
  };
  const goOn = () => {
    waits = false;
    tell();
    // A film that can't go on has stopped for a reason of its own, which it shows.
    film.play().catch(() => undefined);
  };

  const onCue = () => {
    if (film.paused || !captionNow(track)) return;
    if (!speaking) return tell();
    waits = true;
    film.pause();
  };
  const onPlay = () => {
    // Somebody who presses play while the film waits wants it to go on.
    const skips = waits;
    waits = false;
    if (skips || !speaking) tell();
  };
  const onPause = () => {
    // The last words are said to the end.
    if (!waits && film.paused && !film.ended) hush();
  };
  const onSeeking = () => {
    hush();
    if (waits) goOn();
  };
  const onSeeked = () => {
    if (!film.paused && !speaking) tell();
  };
  const leave = () => {
    waits = false;
    film.pause();
    hush();
  };

  const heard = { play: onPlay, pause: onPause, seeking: onSeeking, seeked: onSeeked };
  for (const [name, listener] of Object.entries(heard)) film.addEventListener(name, listener);
  track.addEventListener('cuechange', onCue);
  const stopWatching = whenLeaving(leave);
  if (!film.paused) tell();
  return () => {
    for (const [name, listener] of Object.entries(heard)) film.removeEventListener(name, listener);
    track.removeEventListener('cuechange', onCue);
    stopWatching();
    hush();
    if (waits && film.isConnected) film.play().catch(() => undefined);
  };
}
