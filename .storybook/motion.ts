const REDUCED = '(prefers-reduced-motion: reduce)';

/**
 * Makes the toolbar's motion setting visible to scripts as the system's setting, because confetti reads it. Styles
 * use `data-motion` (preview.css).
 * @returns a function that restores the system's setting
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
