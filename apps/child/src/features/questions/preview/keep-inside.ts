/**
 * Keeps whoever tries a form inside its page: links and the quick exit lead nowhere here, by press and by key. On the
 * window, and before the app is drawn, so that nothing of the app comes first.
 */
export function keepInside(): void {
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element && event.target.closest('a, [data-leave]')) stop(event);
    },
    { capture: true },
  );
  window.addEventListener('keydown', (event) => event.key === 'Escape' && stop(event), { capture: true });
}
