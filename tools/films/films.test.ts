import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { captionsOf } from './captions.ts';
import { mp4Seconds, startsFast, webmSeconds } from './container.ts';
import { explainer } from './explainer/explainer.ts';
import { captionLanguages, durationOf, pictureAt } from './film.ts';
import { gender } from './gender/gender.ts';
import { readCaptions } from './read-captions.ts';

const folder = join(import.meta.dirname, '../../apps/child/public/films');
const path = (file: string) => join(folder, file);
const films = [
  { film: explainer, shortest: 40, longest: 60 },
  { film: gender, shortest: 20, longest: 40 },
];
const LINE = 37;
const LETTERS_A_SECOND = 15;
const BYTES = 1.5e6;

describe.each(films)('$film.name', ({ film, shortest, longest }) => {
  const { name } = film;

  it('is as long as asked, in both files', () => {
    const seconds = durationOf(film);
    expect(seconds).toBeGreaterThanOrEqual(shortest);
    expect(seconds).toBeLessThanOrEqual(longest);
    expect(mp4Seconds(readFileSync(path(`${name}.mp4`)))).toBeCloseTo(seconds, 0);
    expect(webmSeconds(readFileSync(path(`${name}.webm`)))).toBeCloseTo(seconds, 0);
  });

  it('is light, and begins before all of it has come', () => {
    expect(statSync(path(`${name}.mp4`)).size).toBeLessThanOrEqual(BYTES);
    expect(statSync(path(`${name}.webm`)).size).toBeLessThanOrEqual(BYTES);
    expect(statSync(path(`${name}.jpg`)).size).toBeLessThanOrEqual(100_000);
    expect(startsFast(readFileSync(path(`${name}.mp4`)))).toBe(true);
  });

  it.each(captionLanguages)('has captions in %s as the script writes them', (language) => {
    expect(readFileSync(path(`${name}.${language}.vtt`), 'utf8')).toBe(captionsOf(film, language));
  });

  it.each(captionLanguages)('has captions in %s that can be read in time', (language) => {
    let before = 0;
    for (const { start, end, lines } of readCaptions(readFileSync(path(`${name}.${language}.vtt`), 'utf8'))) {
      expect(start).toBeGreaterThanOrEqual(before);
      expect(end).toBeGreaterThan(start);
      expect(end).toBeLessThanOrEqual(durationOf(film));
      expect(lines.length, lines.join()).toBeLessThanOrEqual(2);
      for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(LINE);
      expect(lines.join(' ').length / (end - start), lines.join()).toBeLessThanOrEqual(LETTERS_A_SECOND);
      before = end;
    }
    expect(before).toBeGreaterThan(durationOf(film) - 1);
  });

  it('says the same at the same time in every language', () => {
    const times = captionLanguages.map((language) =>
      readCaptions(captionsOf(film, language)).map(({ start, end }) => [start, end]),
    );
    expect(times[1]).toEqual(times[0]);
    expect(times[2]).toEqual(times[0]);
  });

  it('draws the same picture every time, and no text in it', () => {
    for (let second = 0; second < durationOf(film); second += 0.5) {
      const picture = pictureAt(film, second);
      expect(picture).toBe(pictureAt(film, second));
      expect(picture).not.toMatch(/<text|NaN|undefined|<image|Gradient/);
    }
  });
});

describe('reading captions', () => {
  it('refuses what is no caption file', () => {
    expect(() => readCaptions('hello')).toThrow('WEBVTT');
    expect(() => readCaptions('WEBVTT\n\n00:01.000 -> 00:02.000\nHej')).toThrow('Not a cue');
  });

  it('refuses what is no film', () => {
    expect(() => mp4Seconds(Buffer.from('hello'))).toThrow('MP4');
    expect(() => webmSeconds(Buffer.from('hello'))).toThrow('WebM');
  });
});
