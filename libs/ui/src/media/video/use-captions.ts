import { useEffect, useState, type RefObject } from 'react';

/** The caption of this moment, read out of the picture as text. */
export const captionNow = (track: TextTrack | undefined): string =>
  [...(track?.activeCues ?? [])].map((cue) => (cue instanceof VTTCue ? cue.text : '')).join('\n');

/** Events of a film that fills the screen; Safari on a phone has its own. */
const FILLS = 'webkitbeginfullscreen';
const FILLS_NO_MORE = 'webkitendfullscreen';

/**
 * The caption of this moment, to be shown below the film: in the picture it would lie over faces, and over the
 * controls. A film that fills the screen has no below, so there the browser draws it.
 * @param language the captions wanted; empty: none
 * @param seen false: they are only told, not shown
 * @param onLanguage called when the browser's own controls choose a language
 */
export function useCaptions(
  video: RefObject<HTMLVideoElement | null>,
  language: string,
  seen: boolean,
  onLanguage: (language: string) => void,
): string {
  const [text, setText] = useState('');

  useEffect(() => {
    const film = video.current;
    if (!film) return;
    let fills = false;
    const tracks = [...film.textTracks];
    const wanted = tracks.find((track) => track.language === language);
    const wantedMode = () => (fills && seen ? 'showing' : 'hidden');
    const show = () => {
      for (const track of tracks) track.mode = track === wanted ? wantedMode() : 'disabled';
    };
    // Browsers switch on captions in their own language. Before the film starts, the menu below it decides;
    // afterwards a change comes from the browser's controls, and the menu follows.
    const onChange = () => {
      const chosen = tracks.find((track) => track.mode === 'showing');
      if (film.played.length > 0 && chosen && chosen !== wanted) onLanguage(chosen.language);
      else if (!fills || film.played.length === 0) show();
    };
    const fill = (now: boolean) => {
      fills = now;
      show();
    };
    const onFill = () => fill(document.fullscreenElement === film);
    const begin = () => fill(true);
    const end = () => fill(false);
    const read = () => setText(captionNow(wanted));

    show();
    read();
    film.textTracks.addEventListener('change', onChange);
    wanted?.addEventListener('cuechange', read);
    document.addEventListener('fullscreenchange', onFill);
    film.addEventListener(FILLS, begin);
    film.addEventListener(FILLS_NO_MORE, end);
    return () => {
      film.textTracks.removeEventListener('change', onChange);
      wanted?.removeEventListener('cuechange', read);
      document.removeEventListener('fullscreenchange', onFill);
      film.removeEventListener(FILLS, begin);
      film.removeEventListener(FILLS_NO_MORE, end);
    };
  }, [video, language, seen, onLanguage]);

  return text;
}
