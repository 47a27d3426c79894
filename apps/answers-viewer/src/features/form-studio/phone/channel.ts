import { PREVIEW_READY, PreviewSaid, type AnswersDocument, type PreviewShow } from '@lykta/domain';

/** An open line to the child app's preview page. */
export interface PhoneLine {
  readonly show: (show: PreviewShow) => void;
}

interface PhoneOptions {
  /** The child app's origin; nobody else is listened to. */
  readonly origin: string;
  readonly frame: () => MessageEventSource | null;
  readonly onLine: (line: PhoneLine) => void;
  /** The invented child has answered the last question. */
  readonly onDone: (document: AnswersDocument) => void;
}

/**
 * Waits until the framed page says that it is ready, and gives it a port of its own; all else goes through that.
 * @returns a function that hangs up
 */
export function connectPhone({ origin, frame, onLine, onDone }: PhoneOptions): () => void {
  let port: MessagePort | undefined;
  const answer = (event: MessageEvent) => {
    const source = frame();
    if (event.origin !== origin || event.data !== PREVIEW_READY || !source || event.source !== source) return;
    port?.close();
    const { port1, port2 } = new MessageChannel();
    port = port1;
    port1.onmessage = ({ data }) => {
      const said = PreviewSaid.safeParse(data);
      if (said.success) onDone(said.data.done);
    };
    source.postMessage('', { targetOrigin: origin, transfer: [port2] });
    onLine({ show: (show) => port1.postMessage(show) });
  };
  window.addEventListener('message', answer);
  return () => {
    window.removeEventListener('message', answer);
    port?.close();
  };
}
