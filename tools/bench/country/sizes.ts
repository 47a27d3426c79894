import { statfsSync } from 'node:fs';
import { isShort } from '../results.ts';

/** Children with keys of their own, who sign in and are measured. */
export const REAL = isShort ? 30 : 1000;
export const MOODS = 50;
/** What one child takes on the disk, with its indexes and the log of the load. */
const BYTES_PER_CHILD = 50_000;
/** The share of the free disk that the load may fill. */
const SHARE = 0.75;

/** The number after a word of the command line. */
function numberAfter(word: string, usual: number): number {
  const at = process.argv.indexOf(word);
  return at < 0 ? usual : Number(process.argv[at + 1]);
}

/** How many parts the tables that grow have; 1: they are whole. */
export const PARTS = numberAfter('--parts', 1);

/** How many children were wished for: 2.2 million are a country's. */
export const WISHED = isShort ? 1000 : numberAfter('--children', 100_000);

/** How many of them the disk holds. */
export function thatFit(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return Math.min(WISHED, Math.floor((bavail * bsize * SHARE) / BYTES_PER_CHILD));
}

/** How many requests of each kind are measured in a round. */
export const REQUESTS = isShort ? 40 : 200;
