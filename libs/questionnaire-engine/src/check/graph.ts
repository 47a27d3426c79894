import { hasQuestion } from './check-links.ts';
import type { FormView, QuestionView } from './form-view.ts';

/** For each question the ones that some chain may meet next; unknown ones are left out. */
export type Links = ReadonlyMap<string, readonly string[]>;

/** The links of the options alone: the way of somebody who answers the question. */
export function optionLinks({ questions }: FormView): Links {
  return linksBy(questions, ({ options }) => [...options.values()].map(({ next }) => next));
}

/** The links of the options, and of includeIf's else. */
export function allLinks({ questions }: FormView): Links {
  return linksBy(questions, ({ options, includeIf }) => [
    ...[...options.values()].map(({ next }) => next),
    includeIf?.otherwise,
  ]);
}

function linksBy(questions: FormView['questions'], targets: (question: QuestionView) => unknown[]): Links {
  const links = new Map<string, string[]>();
  for (const [key, question] of questions) {
    links.set(key, [...new Set(targets(question).filter((target) => hasQuestion(questions, target)))]);
  }
  return links;
}

/** The same links, walked backwards. */
export function reversed(links: Links): Links {
  const back = new Map<string, string[]>([...links.keys()].map((key) => [key, []]));
  for (const [key, targets] of links) for (const target of targets) back.get(target)!.push(key);
  return back;
}

/**
 * The chain of links from one question to another, both ends included, as short as possible; it has at least one
 * link, so that from a question to itself it is a cycle. Undefined where there is none.
 */
export function chain(links: Links, from: string, to: string): string[] | undefined {
  const cameFrom = new Map<string, string>();
  const queue = [from];
  for (const at of queue) {
    for (const target of links.get(at)!) {
      if (cameFrom.has(target)) continue;
      cameFrom.set(target, at);
      if (target === to) return backFrom(cameFrom, from, to);
      queue.push(target);
    }
  }
  return undefined;
}

function backFrom(cameFrom: ReadonlyMap<string, string>, from: string, to: string): string[] {
  const way = [to];
  do way.unshift(cameFrom.get(way[0]!)!);
  while (way[0] !== from);
  return way;
}

/** Every question that some chain of at least one link leads to. Stops early when all that are `wanted` are found. */
export function reachedFrom(links: Links, from: string, wanted?: Iterable<string>): Set<string> {
  const missing = wanted && new Set(wanted);
  const reached = new Set<string>();
  const queue = [from];
  for (const at of queue) {
    for (const target of links.get(at)!) {
      if (reached.has(target)) continue;
      reached.add(target);
      queue.push(target);
      if (missing?.delete(target) && missing.size === 0) return reached;
    }
  }
  return reached;
}
