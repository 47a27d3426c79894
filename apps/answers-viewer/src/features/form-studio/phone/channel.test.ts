import { present, PREVIEW_READY, type AnswersDocument } from '@lykta/domain';
import { afterEach, expect, it, vi } from 'vitest';
import { connectPhone } from './channel.ts';

const CHILD = 'https://child.example.se';
const document: AnswersDocument = { answers: {}, inactive: {} };
const onLine = vi.fn();
const onDone = vi.fn();
let hangUp = () => {};
afterEach(() => {
  hangUp();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

/** Waits for the phone as the studio does; the framed page is this window. @returns what is handed over to it */
function connect() {
  const handed = vi.spyOn(window, 'postMessage').mockImplementation(() => undefined);
  hangUp = connectPhone({ origin: CHILD, frame: () => window, onLine, onDone });
  return handed;
}

const say = (data: unknown, origin = CHILD, source: MessageEventSource | null = window) =>
  window.dispatchEvent(new MessageEvent('message', { origin, source, data }));

/** Says something on the end of the line that the framed page got. */
function sayOnLine(handed: ReturnType<typeof connect>, data: unknown): void {
  const options = present(handed.mock.calls[0], 'a port')[1];
  expect(options?.targetOrigin).toBe(CHILD);
  const port = present(options?.transfer?.[0], 'the port');
  if ('postMessage' in port) port.postMessage(data);
}

it('hands a port to the framed page, and to nobody else', () => {
  const handed = connect();
  say(PREVIEW_READY, 'https://elsewhere.example');
  say(PREVIEW_READY, CHILD, null);
  say('something else');
  expect(handed).not.toHaveBeenCalled();
  say(PREVIEW_READY);
  expect(onLine).toHaveBeenCalledOnce();
  expect(handed.mock.calls[0]?.[0]).toBe('');
});

it('takes the answers of a walk, and drops what does not fit', async () => {
  const handed = connect();
  say(PREVIEW_READY);
  sayOnLine(handed, { done: document, script: 'alert(1)' });
  sayOnLine(handed, { done: 'all of it' });
  sayOnLine(handed, { done: document });
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(document));
});

it('says nothing more when it has hung up', () => {
  const handed = connect();
  hangUp();
  say(PREVIEW_READY);
  expect(handed).not.toHaveBeenCalled();
});
