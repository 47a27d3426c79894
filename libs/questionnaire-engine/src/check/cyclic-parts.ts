import type { Links } from './graph.ts';

/**
 * The parts of a form in which every question leads back to itself, each in the order of the form
 * (R. Tarjan's strongly connected components, 1972; without recursion, for long chains).
 */
export function cyclicParts(links: Links): string[][] {
  const order = new Map([...links.keys()].map((key, index) => [key, index]));
  const visits = new Map<string, { number: number; low: number; waiting: boolean }>();
  const waiting: string[] = [];
  const parts: string[][] = [];

  for (const root of links.keys()) {
    if (visits.has(root)) continue;
    const stack: { key: string; at: number }[] = [];
    const enter = (key: string) => {
      visits.set(key, { number: visits.size, low: visits.size, waiting: true });
      waiting.push(key);
      stack.push({ key, at: 0 });
    };
    enter(root);
    for (let top = stack.at(-1); top; top = stack.at(-1)) {
      const visit = visits.get(top.key)!;
      const target = links.get(top.key)![top.at++];
      if (target !== undefined) {
        const seen = visits.get(target);
        if (!seen) enter(target);
        else if (seen.waiting) visit.low = Math.min(visit.low, seen.number);
        continue;
      }
      stack.pop();
      const above = stack.at(-1);
      if (above) {
        const below = visits.get(above.key)!;
        below.low = Math.min(below.low, visit.low);
      }
      if (visit.low === visit.number) {
        const part = waiting.splice(waiting.lastIndexOf(top.key));
        for (const key of part) visits.get(key)!.waiting = false;
        if (part.length > 1 || links.get(top.key)!.includes(top.key)) parts.push(part);
      }
    }
  }
  for (const part of parts) part.sort((a, b) => order.get(a)! - order.get(b)!);
  return parts.sort((a, b) => order.get(a[0]!)! - order.get(b[0]!)!);
}
