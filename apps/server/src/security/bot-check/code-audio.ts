import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { WholeLanguage } from '@lykta/domain';

const FOLDER = new URL('../../../content/digits/', import.meta.url);
const HEADER_BYTES = 44;
const RATE = 8000;
const SILENCE = 128;
/** Noise under the voice (amplitude, of 128): people still understand the digits. */
const NOISE = 6;

const recordings = new Map<string, Buffer>();

/** Returns the samples of one spoken digit (content/digits/README.md says how they were made). */
function digit(language: WholeLanguage, name: string): Buffer {
  const key = `${language}/${name}.wav`;
  const known = recordings.get(key) ?? readFileSync(new URL(key, FOLDER)).subarray(HEADER_BYTES);
  recordings.set(key, known);
  return known;
}

/**
 * Reads the code aloud digit by digit, for people who cannot see the picture. Returns a WAV data URL (8 kHz, 8 bits).
 */
export function codeAudio(code: string, language: WholeLanguage): string {
  const parts = [...code].flatMap((name) => [
    digit(language, name),
    Buffer.alloc(RATE / 4 + randomInt(RATE / 4), SILENCE),
  ]);
  const samples = Buffer.concat(parts).map((sample) => clamp(sample + randomInt(-NOISE, NOISE + 1)));
  return `data:audio/wav;base64,${Buffer.concat([header(samples.length), samples]).toString('base64')}`;
}

const clamp = (sample: number) => Math.min(255, Math.max(0, sample));

/** Builds the header of a WAV file with one channel of unsigned 8-bit samples. */
function header(length: number): Buffer {
  const head = Buffer.alloc(HEADER_BYTES);
  head.write('RIFF', 0);
  head.writeUInt32LE(HEADER_BYTES - 8 + length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20); // PCM
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(length, 40);
  return head;
}
