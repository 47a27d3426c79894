import { between } from './motion.ts';

/** The languages of the captions; the others are translations of the Swedish one. */
export const captionLanguages = ['sv', 'en', 'ar'] as const;
export type CaptionLanguage = (typeof captionLanguages)[number];

/** A caption and its duration in seconds. A line break in the text is a line break on the screen. */
type Cue = { readonly seconds: number } & { readonly [language in CaptionLanguage]: string };

export interface Shot {
  /** The captions; together they decide the shot's duration. */
  readonly cues: readonly Cue[];
  /** Draws everything visible `at` seconds after the shot's start, as SVG elements in a box of 640 × 360. Pure. */
  readonly draw: (at: number) => string;
}

export interface Film {
  readonly name: 'explainer' | 'gender';
  readonly shots: readonly Shot[];
  /** The time of the poster picture, in seconds. */
  readonly poster: number;
}

export const FRAMES_PER_SECOND = 25;
export const WIDTH = 960;
export const HEIGHT = 540;
const FADE = 0.6;

/** Returns the duration of a shot in seconds. */
function secondsOf(shot: Shot): number {
  return shot.cues.reduce((sum, cue) => sum + cue.seconds, 0);
}

/** Returns the duration of a film in seconds. */
export function durationOf(film: Film): number {
  return film.shots.reduce((sum, shot) => sum + secondsOf(shot), 0);
}

/** Draws one picture of the film as a whole SVG document. Shots cross-fade; there are no hard cuts. */
export function pictureAt(film: Film, second: number): string {
  let begin = 0;
  let last = '';
  for (const shot of film.shots) {
    const end = begin + secondsOf(shot);
    if (second < end || shot === film.shots.at(-1))
      return page(melt(last, shot.draw(second - begin), second - begin));
    // Only the end of the previous shot is needed.
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
