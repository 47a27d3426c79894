import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReadAloudButton } from './read-aloud-button.tsx';

const texts = { start: 'Läs upp', stop: 'Sluta läsa', stopping: 'Slutar', unavailable: 'Ingen svensk röst.' };
const voice = (lang: string, localService = true) =>
  ({ lang, localService, name: lang }) as SpeechSynthesisVoice;

/** A fake of the browser's speech synthesis, which happy-dom does not have. */
class Utterance extends EventTarget {
  voice: SpeechSynthesisVoice | null = null;
  lang = '';
  rate = 1;
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

class Synthesis extends EventTarget {
  voices: SpeechSynthesisVoice[] = [];
  spoken: Utterance[] = [];
  speaking = false;
  getVoices = () => this.voices;
  speak = (words: Utterance) => {
    this.spoken.push(words);
    this.speaking = true;
  };
  cancel = () => {
    this.speaking = false;
  };
}

let synthesis: Synthesis;

beforeEach(() => {
  synthesis = new Synthesis();
  vi.stubGlobal('speechSynthesis', synthesis);
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const show = (text = 'Hur mår du?') => render(<ReadAloudButton text={text} texts={texts} />);

test('a Swedish voice is sought, the one on the device first, and the same button stops it', async () => {
  synthesis.voices = [voice('en-GB'), voice('sv-SE', false), voice('sv_FI')];
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Läs upp' }));
  expect(await screen.findByRole('button', { name: 'Sluta läsa' })).toBeVisible();
  expect(synthesis.spoken.map(({ text, lang }) => [text, lang])).toEqual([['Hur mår du?', 'sv_FI']]);
  await userEvent.click(screen.getByRole('button', { name: 'Sluta läsa' }));
  expect(screen.getByRole('button', { name: 'Läs upp' })).toBeVisible();
  expect(synthesis.speaking).toBe(false);
});

test('when it has read to the end the button says so', async () => {
  synthesis.voices = [voice('sv-SE')];
  show();
  await userEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(synthesis.spoken).toHaveLength(1));
  act(() => void synthesis.spoken[0]?.dispatchEvent(new Event('end')));
  expect(screen.getByRole('button', { name: 'Läs upp' })).toBeVisible();
});

test('voices that load late are waited for', async () => {
  show();
  await userEvent.click(screen.getByRole('button'));
  expect(synthesis.spoken).toHaveLength(0);
  synthesis.voices = [voice('sv-SE')];
  act(() => void synthesis.dispatchEvent(new Event('voiceschanged')));
  await vi.waitFor(() => expect(synthesis.spoken).toHaveLength(1));
});

test('after 2 s without a voice it says that this device has none', async () => {
  vi.useFakeTimers();
  show();
  fireEvent.click(screen.getByRole('button'));
  await act(() => vi.advanceTimersByTimeAsync(1900));
  expect(screen.queryByText('Ingen svensk röst.')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.getByRole('button')).toHaveTextContent('Ingen svensk röst.');
  expect(screen.getByRole('status')).toHaveTextContent('Ingen svensk röst.');
});

test('pressing again tries again: a voice may have come', async () => {
  synthesis.voices = [voice('en-GB')];
  show();
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByRole('button', { name: 'Ingen svensk röst.' })).toHaveFocus();
  synthesis.voices = [voice('sv-SE')];
  await userEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(synthesis.spoken).toHaveLength(1));
});

test('stopped while it waits for a voice, it stays silent when the voice comes', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Läs upp' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sluta läsa' }));
  synthesis.voices = [voice('sv-SE')];
  await act(async () => void synthesis.dispatchEvent(new Event('voiceschanged')));
  expect(synthesis.spoken).toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Läs upp' })).toBeVisible();
});

test('an engine that speaks on after it was told to stop is waited for, not forever', async () => {
  synthesis.voices = [voice('sv-SE')];
  synthesis.cancel = () => undefined;
  vi.useFakeTimers();
  show();
  fireEvent.click(screen.getByRole('button'));
  await act(() => vi.advanceTimersByTimeAsync(0));
  fireEvent.click(screen.getByRole('button', { name: 'Sluta läsa' }));
  expect(screen.getByRole('button', { name: 'Slutar' })).toHaveAttribute('aria-disabled', 'true');
  await act(() => vi.advanceTimersByTimeAsync(600));
  expect(screen.getByRole('button', { name: 'Läs upp' })).toBeVisible();
});

test('it falls silent when the question changes', async () => {
  synthesis.voices = [voice('sv-SE')];
  const { rerender } = show();
  await userEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(synthesis.speaking).toBe(true));
  rerender(<ReadAloudButton text="Nästa fråga?" texts={texts} />);
  expect(synthesis.speaking).toBe(false);
  expect(screen.getByRole('button', { name: 'Läs upp' })).toBeVisible();
});

test('it tells which word it reads, and when it is silent again', async () => {
  synthesis.voices = [voice('sv-SE')];
  const onWord = vi.fn();
  render(<ReadAloudButton text="Hur mår du?" texts={texts} onWord={onWord} />);
  await userEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(synthesis.spoken).toHaveLength(1));
  const boundary = Object.assign(new Event('boundary'), { name: 'word', charIndex: 4, charLength: 3 });
  act(() => void synthesis.spoken[0]?.dispatchEvent(boundary));
  expect(onWord).toHaveBeenLastCalledWith({ start: 4, length: 3 });
  act(() => void synthesis.spoken[0]?.dispatchEvent(new Event('end')));
  expect(onWord).toHaveBeenLastCalledWith(null);
});

test('the chosen voice and pace are used; a voice that is gone gives the first', async () => {
  synthesis.voices = [voice('sv-SE'), { ...voice('sv-SE'), name: 'Alva' }];
  const reading = { voice: 'Alva', rate: 0.7 };
  const { rerender } = render(<ReadAloudButton text="Hur mår du?" texts={texts} reading={reading} />);
  await userEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(synthesis.spoken).toHaveLength(1));
  expect(synthesis.spoken[0]).toMatchObject({ voice: { name: 'Alva' }, rate: 0.7 });
  synthesis.voices = [voice('sv-SE')];
  rerender(<ReadAloudButton text="Och nu?" texts={texts} reading={reading} />);
  await userEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(synthesis.spoken).toHaveLength(2));
  expect(synthesis.spoken[1]).toMatchObject({ voice: { name: 'sv-SE' } });
});
