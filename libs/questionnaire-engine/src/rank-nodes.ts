import type { FormNode, Target } from './compile.ts';

/**
 * Numbers the nodes in topological order and counts the longest way on from each. Nodes on a cycle, and those before
 * them, get the reason instead of a number. Without recursion, because a chain may be 20,000 questions long.
 * @returns whether the form has a cycle
 */
export function rankNodes(first: FormNode, count: number): boolean {
  let cyclic = false;
  let finished = 0;
  const started = new Set([first]);
  const stack = [{ node: first, link: 0 }];

  const wayFrom = (target: Target): number | string => {
    if (target === null || typeof target === 'string') return target ?? 0;
    if (target.longest !== undefined) return target.longest;
    cyclic = true;
    return `Question "${target.id}" is met twice: its answers lead back to it.`;
  };

  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    const { node } = top;
    const { next, otherwise } = node;
    if (top.link <= next.length) {
      const target = top.link < next.length ? next[top.link] : otherwise;
      top.link++;
      if (target && typeof target !== 'string' && !started.has(target)) {
        started.add(target);
        stack.push({ node: target, link: 0 });
      }
      continue;
    }
    for (const target of next) node.onward = longer(node.onward, wayFrom(target));
    const included = typeof node.onward === 'string' ? node.onward : node.onward + 1;
    node.longest = longer(included, wayFrom(otherwise));
    node.rank = count - ++finished;
    stack.pop();
  }
  return cyclic;
}

function longer(a: number | string, b: number | string): number | string {
  if (typeof a === 'string') return a;
  return typeof b === 'string' || b > a ? b : a;
}
