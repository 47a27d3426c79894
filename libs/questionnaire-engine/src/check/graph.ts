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
 * Every question that some chain of at least one link leads to, each with the one before it on the shortest chain.
 * Stops early when all that are `wanted` are found.
 */
export function reach(links: Links, from: string, wanted?: ReadonlySet<string>): Map<string, string> {
  const missing = new Set(wanted);
  const cameFrom = new Map<string, string>();
  const queue = [from];
  for (const at of queue) {
    for (const target of links.get(at)!) {
      if (cameFrom.has(target)) continue;
      cameFrom.set(target, at);
      queue.push(target);
      if (missing.delete(target) && missing.size === 0) return cameFrom;
    }
  }
  return cameFrom;
}

/** One cycle for every cyclic part, as a chain of questions whose last one is the first. */
export function cycles(links: Links): string[][] {
  const back = reversed(links);
  const suspects = new Set(links.keys());
  // What no suspect leads to, or what leads to none, is on no cycle; in a sound form that leaves nothing.
  for (const [one, other] of [
    [links, back],
    [back, links],
  ] as const) {
    const idle = [...suspects].filter((key) => !other.get(key)!.some((each) => suspects.has(each)));
    for (const key of idle) {
      suspects.delete(key);
      for (const target of one.get(key)!) {
        if (suspects.has(target) && !other.get(target)!.some((each) => suspects.has(each))) idle.push(target);
      }
    }
  }
  const found: string[][] = [];
  for (const key of suspects) {
    const cameFrom = reach(links, key);
    if (!cameFrom.has(key)) continue;
    const cycle = [key];
    do cycle.unshift(cameFrom.get(cycle[0]!)!);
    while (cycle[0] !== key);
    found.push(cycle);
    for (const each of reach(back, key).keys()) if (cameFrom.has(each)) suspects.delete(each);
  }
  return found;
}
