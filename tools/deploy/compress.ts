import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXTS = '**/*.{js,css,svg,vtt,webmanifest}';
/** A smaller file fits into the first packet anyway. */
const WORTH_BYTES = 1024;

/** Packs the texts of a folder as well as brotli and gzip can, each beside its file. @returns how many */
export function compressTexts(folder: string): number {
  let packed = 0;
  for (const name of globSync(TEXTS, { cwd: folder }).sort()) {
    const file = path.join(folder, name);
    const text = readFileSync(file);
    if (text.length < WORTH_BYTES) continue;
    const params = {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    };
    writeFileSync(`${file}.br`, brotliCompressSync(text, { params }));
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
    packed += 1;
  }
  return packed;
}
