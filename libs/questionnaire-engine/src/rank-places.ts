import type { Place, Target } from './compile.ts';

/**
 * Numbers the places so that links lead upwards, and counts the longest way on from each.
 * Says whether some chain of links comes back to where it was; the places on it, and those before them, then have
 * no longest way but the reason why. Without recursion: a chain may be 20,000 questions long.
 */
export function rankPlaces(first: Place, count: number): boolean {
  let cyclic = false;
  let finished = 0;
  const started = new Set([first]);
  const stack = [{ place: first, link: 0 }];

  const wayFrom = (target: Target): number | string => {
    if (target === null || typeof target === 'string') return target ?? 0;
    if (target.longest !== undefined) return target.longest;
    cyclic = true;
    return `Question "${target.id}" is on a cycle: a chain of answers leads back to it.`;
  };

  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    const { place } = top;
    const { next, otherwise } = place;
    if (top.link <= next.length) {
      const target = top.link < next.length ? next[top.link] : otherwise;
      top.link++;
      if (target && typeof target !== 'string' && !started.has(target)) {
        started.add(target);
        stack.push({ place: target, link: 0 });
      }
      continue;
    }
    for (const target of next) place.onward = longer(place.onward, wayFrom(target));
    const included = typeof place.onward === 'string' ? place.onward : place.onward + 1;
    place.longest = longer(included, wayFrom(otherwise));
    place.rank = count - ++finished;
    stack.pop();
  }
  return cyclic;
}

function longer(a: number | string, b: number | string): number | string {
  if (typeof a === 'string') return a;
  return typeof b === 'string' || b > a ? b : a;
}
