const REDUCED = '(prefers-reduced-motion: reduce)';

/**
 * Lets scripts hear what the toolbar says about motion, as they would hear it from the system: confetti asks before it
 * flies. Styles hear it through `data-motion` (preview.css).
 * @returns what brings the system's own answer back
 */
export function asksForMotion(motion: unknown): (() => void) | undefined {
  if (motion !== 'reduced') return undefined;
  const system = window.matchMedia;
  window.matchMedia = (query) => {
    const answer = system.call(window, query);
    if (!query.includes(REDUCED)) return answer;
    return new Proxy(answer, {
      get: (target, part) => {
        if (part === 'matches') return true;
        const value: unknown = Reflect.get(target, part);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  };
  return () => void (window.matchMedia = system);
}
