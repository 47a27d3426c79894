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
  const stack = [{ place: first, links: linksOf(first), at: 0 }];

  const wayFrom = (target: Target): number | string => {
    if (target === null || typeof target === 'string') return target ?? 0;
    if (target.longest !== undefined) return target.longest;
    cyclic = true;
    return `Question "${target.id}" is on a cycle: a chain of answers leads back to it.`;
  };

  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    const { place } = top;
    const target = top.links[top.at++];
    if (target === undefined) {
      place.onward = longestOf(place.next.map(wayFrom));
      const included = typeof place.onward === 'string' ? place.onward : place.onward + 1;
      place.longest = longestOf([included, wayFrom(place.otherwise)]);
      place.rank = count - ++finished;
      stack.pop();
    } else if (!started.has(target)) {
      started.add(target);
      stack.push({ place: target, links: linksOf(target), at: 0 });
    }
  }
  return cyclic;
}

function linksOf(place: Place): Place[] {
  return [...place.next, place.otherwise].filter((target) => target !== null && typeof target !== 'string');
}

function longestOf(ways: (number | string)[]): number | string {
  let longest = 0;
  for (const way of ways) {
    if (typeof way === 'string') return way;
    longest = Math.max(longest, way);
  }
  return longest;
}
