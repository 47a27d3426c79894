import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import type { History } from './facts.ts';

const COMMIT = '\u0001';

/** Every commit from the newest to the oldest, with the files it touched, or '' without git. */
function readLog(root: string): string {
  const words = ['log', '--no-merges', '-M', '--name-status', `--format=${COMMIT}%cs %s`, '--', 'libs'];
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
  return status === 0 ? stdout : '';
}

/** A file that a person sees in the book: no test, and not the story itself. */
const isShown = (file: string) => /\.(?:tsx?|css)$/.test(file) && !/\.(?:test|stories)\./.test(file);

/**
 * The history of every folder of components. A folder that was moved keeps its age.
 * @param log of git, newest commit first
 */
export function historyOf(log: string): Record<string, History> {
  /** Where a file of an older commit lies today. */
  const today = new Map<string, string>();
  const found = new Map<string, History>();
  for (const commit of log.split(COMMIT).slice(1)) {
    const [head = '', ...lines] = commit.split('\n');
    const [, day, subject] = /^(\S+) (.*)$/.exec(head) ?? [];
    for (const line of lines.filter(Boolean)) {
      const [kind = '', before = '', after = before] = line.split('\t');
      const file = today.get(after) ?? after;
      if (kind.startsWith('R')) today.set(before, file);
      if (!isShown(file) || !day || subject === undefined) continue;
      const folder = dirname(file);
      const known = found.get(folder);
      found.set(folder, known ? { ...known, since: day } : { since: day, changed: day, last: subject });
    }
  }
  return Object.fromEntries(found);
}

export const readHistory = (root: string): Record<string, History> => historyOf(readLog(root));
