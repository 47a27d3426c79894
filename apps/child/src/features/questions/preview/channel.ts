import { PREVIEW_READY, PreviewShow, type PreviewSaid } from '@lykta/domain';

/**
 * Waits for the studio around this page, and hands over what it asks to show. Only the viewer may frame the page, which
 * the server says in its headers; a message is taken from that frame and origin alone, and everything after it comes
 * through the port of that one message.
 * @param viewer the viewer's origin; without one nobody is listened to
 * @returns a function that answers the studio
 */
export function listenToStudio(
  viewer: string,
  onShow: (show: PreviewShow) => void,
): (said: PreviewSaid) => void {
  let port: MessagePort | undefined;
  const connect = (event: MessageEvent) => {
    if (viewer === '' || event.origin !== viewer || event.source !== window.parent) return;
    const [given] = event.ports;
    if (!given) return;
    port?.close();
    port = given;
    given.onmessage = ({ data }) => {
      const { data: show } = PreviewShow.safeParse(data);
      if (show) onShow(show);
    };
  };
  window.addEventListener('message', connect);
  if (viewer !== '' && window.parent !== window) window.parent.postMessage(PREVIEW_READY, viewer);
  return (said) => port?.postMessage(said);
}
