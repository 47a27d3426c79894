export interface ReadCue {
  start: number;
  end: number;
  lines: string[];
}

const TIMING = /^(\d\d):(\d\d)\.(\d{3}) --> (\d\d):(\d\d)\.(\d{3})$/;

/**
 * Reads the cues of a WebVTT file, times in seconds. Supports what the films use: no settings, notes or styles. @throws
 * on anything else
 */
export function readCaptions(file: string): ReadCue[] {
  const [header, ...blocks] = file.trim().split(/\n{2,}/);
  if (header !== 'WEBVTT') throw new Error('A WebVTT file begins with WEBVTT');
  return blocks.map((block) => {
    const [timing = '', ...lines] = block.split('\n');
    const found = TIMING.exec(timing);
    if (!found || lines.length === 0) throw new Error(`Not a cue: ${block}`);
    const [startMinute, startSecond, startPart, endMinute, endSecond, endPart] = found.slice(1).map(Number);
    return {
      start: startMinute! * 60 + startSecond! + startPart! / 1000,
      end: endMinute! * 60 + endSecond! + endPart! / 1000,
      lines,
    };
  });
}
