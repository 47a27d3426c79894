import { between } from './motion.ts';

/** Languages of the captions; Swedish is the one the others follow. */
export const captionLanguages = ['sv', 'en', 'ar'] as const;
export type CaptionLanguage = (typeof captionLanguages)[number];

/** What is said under the picture, and for how many seconds. A line break in the text is a line break on the screen. */
type Cue = { readonly seconds: number } & { readonly [language in CaptionLanguage]: string };

export interface Shot {
  /** How long the shot is follows from what is said in it. */
  readonly cues: readonly Cue[];
  /** Everything in sight `at` seconds after the shot began, as SVG elements in a box of 640 × 360. Pure. */
  readonly draw: (at: number) => string;
}

export interface Film {
  readonly name: 'explainer' | 'gender';
  readonly shots: readonly Shot[];
  /** The second that the poster shows. */
  readonly poster: number;
}

export const FRAMES_PER_SECOND = 25;
export const WIDTH = 960;
export const HEIGHT = 540;
const FADE = 0.6;

/** Seconds that a shot lasts. */
function secondsOf(shot: Shot): number {
  return shot.cues.reduce((sum, cue) => sum + cue.seconds, 0);
}

/** Seconds that a film lasts. */
export function durationOf(film: Film): number {
  return film.shots.reduce((sum, shot) => sum + secondsOf(shot), 0);
}

/** One picture of the film, as a whole SVG document. Shots melt into each other; nothing is cut hard. */
export function pictureAt(film: Film, second: number): string {
  let begin = 0;
  let last = '';
  for (const shot of film.shots) {
    const end = begin + secondsOf(shot);
    if (second < end || shot === film.shots.at(-1))
      return page(melt(last, shot.draw(second - begin), second - begin));
    // Only the shot before the one in sight is needed, at its end.
    last = second < end + FADE ? shot.draw(end - begin) : '';
    begin = end;
  }
  return page('');
}

function melt(before: string, now: string, at: number): string {
  const shown = between(at, 0, FADE);
  return before && shown < 1 ? `${before}<g opacity="${shown.toFixed(3)}">${now}</g>` : now;
}

function page(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" width="100%" height="100%">${content}</svg>`;
}
