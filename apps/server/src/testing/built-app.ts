import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ANY_ORIGIN } from '@lykta/domain/page';

/** A file whose name changes with its content, packed as a package has it. */
export const SCRIPT = { path: '/assets/first-DGBhRPp6.js', text: `${'let a = 1;'.repeat(200)}\n` };
export const FILM = Buffer.from('0123456789'.repeat(100));

/** Writes a small app as a build leaves it. @returns its folder */
export function writeBuiltApp(folder: string): string {
  const policy = `default-src 'none'; connect-src 'self' ${ANY_ORIGIN}`;
  const files: Record<string, string | Buffer> = {
    'index.html': `<head><meta http-equiv="Content-Security-Policy" content="${policy}" /><meta name="lykta-api" content="" /><meta name="lykta-contact" content="" /><meta name="lykta-viewer" content="" /></head>`,
    'headers.txt': 'X-Frame-Options: DENY\n',
    [SCRIPT.path]: SCRIPT.text,
    [`${SCRIPT.path}.br`]: brotliCompressSync(SCRIPT.text),
    'films/explainer.mp4': FILM,
    'assets/avatars/cat-drawing1.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'sw.js': 'self;',
    '.well-known/security.txt': 'Contact: mailto:build@example.se\n',
  };
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return folder;
}
