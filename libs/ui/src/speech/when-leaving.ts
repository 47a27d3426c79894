/**
 * Calls back when nobody should hear the page any more: it is covered by the quick exit, left, or put in the background.
 * @returns stops watching
 */
export function whenLeaving(leave: () => void): () => void {
  // The quick exit lays a sheet over the page; a slow network can leave it there for seconds.
  const covering = new MutationObserver(() => {
    if (document.querySelector('body > [data-cover]')) leave();
  });
  covering.observe(document.body, { childList: true });
  const onHide = () => {
    if (document.visibilityState === 'hidden') leave();
  };
  addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', onHide);
  return () => {
    covering.disconnect();
    removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', onHide);
  };
}
