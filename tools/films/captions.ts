import type { CaptionLanguage, Film } from './film.ts';

/** Seconds without text between two captions, so that the change is visible. */
const GAP = 0.12;

function clock(seconds: number): string {
  const thousandths = Math.round(seconds * 1000);
  const padded = (value: number, length: number) => String(Math.floor(value)).padStart(length, '0');
  return `${padded(thousandths / 60_000, 2)}:${padded((thousandths / 1000) % 60, 2)}.${padded(thousandths % 1000, 3)}`;
}

/** Writes the captions of a film in one language as a WebVTT file. */
export function captionsOf(film: Film, language: CaptionLanguage): string {
  let begin = 0;
  const blocks = film.shots.flatMap(({ cues }) =>
    cues.map((cue) => {
      const end = begin + cue.seconds;
      const block = `${clock(begin)} --> ${clock(end - GAP)}\n${cue[language]}\n`;
      begin = end;
      return block;
    }),
  );
  return ['WEBVTT\n', ...blocks].join('\n');
}
