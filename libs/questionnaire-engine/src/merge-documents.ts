import type { AnswersDocument, Entry } from '@lykta/domain';
import { frozenDocument, readOnly } from './document.ts';
import { newest } from './time.ts';
import type { QuestionId } from './types.ts';

interface Candidate {
  readonly list: readonly Entry[];
  readonly active: boolean;
}

/**
 * Merges the documents of two devices: for each question the list with the newest entry stays, active or inactive as
 * it was. The order of the arguments does not matter. `openFlow` reconciles the result with the path. An answer that
 * was removed on one device may come back.
 */
export function mergeDocuments(a: AnswersDocument, b: AnswersDocument): AnswersDocument {
  const winners = new Map<QuestionId, Candidate>();
  for (const document of [a, b]) {
    for (const active of [true, false]) {
      for (const [id, list] of Object.entries(active ? document.answers : document.inactive)) {
        const best = winners.get(id);
        const candidate = { list, active };
        if (!best || compare(candidate, best) > 0) winners.set(id, candidate);
      }
    }
  }
  const listsOf = (active: boolean) =>
    [...winners]
      .filter(([, winner]) => winner.active === active)
      .map(([id, { list }]) => [id, readOnly(list)] as const);
  return frozenDocument(listsOf(true), listsOf(false));
}

/** Above zero if `a` wins. The last comparison tells `data: []` from no data, so that the result never depends on the order. */
function compare(a: Candidate, b: Candidate): number {
  return (
    order(newest(a.list), newest(b.list)) ||
    order(written(a.list), written(b.list)) ||
    order(a.active, b.active) ||
    order(presence(a.list), presence(b.list))
  );
}

function order<T extends number | string | boolean>(a: T, b: T): number {
  return Number(a > b) - Number(a < b);
}

function written(list: readonly Entry[]): string {
  return JSON.stringify(list.map((entry) => [entry.timestamp, entry.answer, entry.data ?? [], entry.words]));
}

function presence(list: readonly Entry[]): string {
  return JSON.stringify(list.map((entry) => entry.data !== undefined));
}
