import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cover } from '../../frame/quick-exit/leave.ts';
import { fakeSpeech, fakeVoice as voice, type FakeSpeech } from '../../speech/fake-speech.ts';
import { ReadAloudButton } from './read-aloud-button.tsx';

const texts = {
  start: 'Läs upp',
  pause: 'Pausa',
  goOn: 'Läs vidare',
  stopping: 'Slutar',
  none: 'Ingen svensk röst.',
};

let synthesis: FakeSpeech;

beforeEach(() => {
  const faked = fakeSpeech();
  synthesis = faked.speech;
  return faked.restore;
});
afterEach(() => {
  vi.useRealTimers();
});

const show = (...parts: string[]) => render(<ReadAloudButton parts={parts} texts={texts} />);
const question = ['Hur mår du?', 'Bra', 'Inte bra'];

test('a Swedish voice is sought, the one on the device first, and the same button pauses it', async () => {
  synthesis.voices = [voice('en-GB'), voice('sv-SE', 'Moln', false), voice('sv_FI')];
  show(...question);
  await userEvent.click(screen.getByRole('button', { name: 'Läs upp' }));
  expect(await screen.findByRole('button', { name: 'Pausa' })).toBeVisible();
  await vi.waitFor(() => expect(synthesis.spoken).toHaveLength(1));
  expect(synthesis.spoken.map(({ text, lang }) => [text, lang])).toEqual([['Hur mår du?', 'sv_FI']]);
  await userEvent.click(screen.getByRole('button', { name: 'Pausa' }));
  expect(screen.getByRole('button', { name: 'Läs vidare' })).toBeVisible();
  expect(synthesis.speaking).toBe(false);
});

/** Shows the button and has it read the first part. */
async function reading() {
  synthesis.voices = [voice('sv-SE')];
  const shown = show(...question);
  await userEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(synthesis.now).toBe('Hur mår du?'));
  return shown;
}

test('it goes on with the sentence it was in', async () => {
  await reading();
  act(() => synthesis.finish());
  await userEvent.click(screen.getByRole('button', { name: 'Pausa' }));
  await userEvent.click(screen.getByRole('button', { name: 'Läs vidare' }));
  await vi.waitFor(() => expect(synthesis.now).toBe('Bra'));
});

test.each([
  ['the quick exit', () => void cover()],
  ['leaving the page', () => void dispatchEvent(new Event('pagehide'))],
])('%s silences it', async (_, leave) => {
  await reading();
  act(leave);
  await vi.waitFor(() => expect(synthesis.speaking).toBe(false));
  document.querySelector('[data-cover]')?.remove();
});

test('whoever has chosen that everything is read presses nothing', async () => {
  synthesis.voices = [voice('sv-SE')];
  const { rerender } = render(<ReadAloudButton atOnce parts={['Hej!']} texts={texts} />);
  await vi.waitFor(() => expect(synthesis.now).toBe('Hej!'));
  rerender(<ReadAloudButton atOnce parts={['Nästa fråga?']} texts={texts} />);
  await vi.waitFor(() => expect(synthesis.now).toBe('Nästa fråga?'));
});

test('each part is read by itself, and at the end the button says that it is done', async () => {
  await reading();
  for (const part of ['Bra', 'Inte bra']) {
    act(() => synthesis.finish());
    expect(synthesis.now).toBe(part);
  }
  act(() => synthesis.finish());
  expect(screen.getByRole('button', { name: 'Läs upp' })).toBeVisible();
});

test('voices that load late are waited for', async () => {
  show(...question);
  await userEvent.click(screen.getByRole('button'));
  expect(synthesis.spoken).toHaveLength(0);
  synthesis.voices = [voice('sv-SE')];
  act(() => void synthesis.dispatchEvent(new Event('voiceschanged')));
  await vi.waitFor(() => expect(synthesis.spoken).toHaveLength(1));
});

test('after 2 s without a voice it says that this device has none', async () => {
  vi.useFakeTimers();
  show(...question);
  fireEvent.click(screen.getByRole('button'));
  await act(() => vi.advanceTimersByTimeAsync(1900));
  expect(screen.queryByText('Ingen svensk röst.')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.getByRole('status')).toHaveTextContent('Ingen svensk röst.');
});

test('pressing again tries again: a voice may have come', async () => {
  synthesis.voices = [voice('en-GB')];
  show(...question);
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('Ingen svensk röst.')).toBeVisible();
  expect(screen.getByRole('button')).toHaveFocus();
  synthesis.voices = [voice('sv-SE')];
  await userEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(synthesis.spoken).toHaveLength(1));
});

test('stopped while it waits for a voice, it stays silent when the voice comes', async () => {
  show(...question);
  await userEvent.click(screen.getByRole('button', { name: 'Läs upp' }));
  await userEvent.click(screen.getByRole('button', { name: 'Pausa' }));
  synthesis.voices = [voice('sv-SE')];
  await act(async () => void synthesis.dispatchEvent(new Event('voiceschanged')));
  expect(synthesis.spoken).toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Läs upp' })).toBeVisible();
});

test('an engine that speaks on after it was told to stop is waited for, not forever', async () => {
  synthesis.voices = [voice('sv-SE')];
  synthesis.cancel = () => undefined;
  vi.useFakeTimers();
  show(...question);
  fireEvent.click(screen.getByRole('button'));
  await act(() => vi.advanceTimersByTimeAsync(0));
  fireEvent.click(screen.getByRole('button', { name: 'Pausa' }));
  expect(screen.getByRole('button', { name: 'Slutar' })).toHaveAttribute('aria-disabled', 'true');
  await act(() => vi.advanceTimersByTimeAsync(600));
  expect(screen.getByRole('button', { name: 'Läs vidare' })).toBeVisible();
});

test('it falls silent when the question changes', async () => {
  synthesis.voices = [voice('sv-SE')];
  const { rerender } = show(...question);
  await userEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(synthesis.speaking).toBe(true));
  rerender(<ReadAloudButton parts={['Nästa fråga?']} texts={texts} />);
  expect(synthesis.speaking).toBe(false);
  expect(screen.getByRole('button', { name: 'Läs upp' })).toBeVisible();
});

test('it tells which part and which word it reads, and when it is silent again', async () => {
  synthesis.voices = [voice('sv-SE')];
  const onMark = vi.fn();
  render(<ReadAloudButton parts={question} texts={texts} onMark={onMark} />);
  await userEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(onMark).toHaveBeenLastCalledWith({ part: 0 }));
  act(() => synthesis.reach('mår'));
  expect(onMark).toHaveBeenLastCalledWith({ part: 0, word: { start: 4, length: 3 } });
  act(() => synthesis.finish());
  expect(onMark).toHaveBeenLastCalledWith({ part: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Pausa' }));
  expect(onMark).toHaveBeenLastCalledWith(null);
});

test('the chosen voice and pace are used; a voice that is gone gives the first', async () => {
  synthesis.voices = [voice('sv-SE'), voice('sv-SE', 'Alva')];
  const style = { voice: 'Alva', rate: 0.7 };
  const { rerender } = render(<ReadAloudButton parts={['Hur mår du?']} texts={texts} reading={style} />);
  await userEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(synthesis.spoken).toHaveLength(1));
  expect(synthesis.spoken[0]).toMatchObject({ voice: { name: 'Alva' }, rate: 0.7 });
  synthesis.voices = [voice('sv-SE')];
  rerender(<ReadAloudButton parts={['Och nu?']} texts={texts} reading={style} />);
  await userEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(synthesis.spoken).toHaveLength(2));
  expect(synthesis.spoken[1]).toMatchObject({ voice: { name: 'sv-SE' } });
});
