import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Fetched when they are needed: figures, drawings of questions, added languages, and letters that few texts use. */
const onDemand =
  /^assets\/((avatars|avatarParts|drawings)\/|language-)|latin-ext|arabic|\.(webm|mp4|vtt|map)$/;

/**
 * Writes `/sw.js`: the worker in `service-worker.js` with the list of files to keep in front of it. Its version is
 * a hash of that list, so a new build is a new worker.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'lykta-service-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      if (this.environment.config.consumer === 'server') return;
      const built = Object.keys(bundle).filter((name) => name.startsWith('assets/') && !onDemand.test(name));
      const files = ['/', '/favicon.svg', '/manifest.webmanifest', ...built.sort().map((name) => `/${name}`)];
      const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
      const worker = readFileSync(join(import.meta.dirname, 'service-worker.js'), 'utf8');
      const source = `const VERSION = '${version}';\nconst FILES = ${JSON.stringify(files)};\n${worker}`;
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
