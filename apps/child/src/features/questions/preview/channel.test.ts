import { PREVIEW_READY, type PreviewShow } from '@lykta/domain';
import { afterEach, expect, it, vi } from 'vitest';
import { schoolForm } from '../../../testing/forms.ts';
import { listenToStudio } from './channel.ts';

const VIEWER = 'https://viewer.example.se';
const show: PreviewShow = {
  draft: { metadata: schoolForm.metadata, questions: Object.values(schoolForm.questions) },
  question: null,
  walk: 1,
  language: 'sv',
  theme: 'light',
  text: 'usual',
  direction: 'ltr',
  way: 'usual',
};
afterEach(() => void vi.restoreAllMocks());

/** Sends what a studio at this origin would send. @returns the studio's end of the line */
function call(origin: string): MessagePort {
  const { port1, port2 } = new MessageChannel();
  const event = new MessageEvent('message', { origin, source: window.parent, ports: [port2] });
  window.dispatchEvent(event);
  return port1;
}

it('shows what the viewer asks for, and drops what does not fit', async () => {
  const onShow = vi.fn();
  listenToStudio(VIEWER, onShow);
  const studio = call(VIEWER);
  studio.postMessage({ ...show, script: 'alert(1)' });
  studio.postMessage(show);
  await vi.waitFor(() => expect(onShow).toHaveBeenCalledExactlyOnceWith(show));
});

it('listens to no other origin, and to nobody where no viewer is known', async () => {
  const onShow = vi.fn();
  listenToStudio(VIEWER, onShow);
  call('https://elsewhere.example').postMessage(show);
  listenToStudio('', onShow);
  call('').postMessage(show);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(onShow).not.toHaveBeenCalled();
});

it('says that it is ready to the viewer alone, and only from inside a frame', () => {
  const parent = { postMessage: vi.fn() };
  vi.spyOn(window, 'parent', 'get').mockReturnValue(parent as unknown as Window);
  listenToStudio(VIEWER, () => undefined);
  expect(parent.postMessage).toHaveBeenCalledExactlyOnceWith(PREVIEW_READY, VIEWER);
});
