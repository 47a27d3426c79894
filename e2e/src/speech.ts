import type { Page } from '@playwright/test';

/** What the faked engine keeps on the page. */
interface Saying {
  said: string[];
  queue: (EventTarget & { text: string })[];
}
declare global {
  interface Window {
    saying: Saying;
  }
}

/** Gives every page a device with one voice, which says a text until `endSaying`. The test's browser has none. */
export async function speakAs(page: Page, lang: string): Promise<void> {
  await page.addInitScript((language) => {
    const saying: Saying = { said: [], queue: [] };
    const voice = { lang: language, name: 'Alva', localService: true, default: true, voiceURI: 'Alva' };
    class Words extends EventTarget {
      readonly text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    const engine = Object.assign(new EventTarget(), {
      getVoices: () => [voice],
      speak: (words: Words) => {
        saying.said.push(words.text);
        saying.queue.push(words);
      },
      cancel: () => {
        for (const words of saying.queue.splice(0)) words.dispatchEvent(new Event('error'));
      },
    });
    Object.defineProperty(engine, 'speaking', { get: () => saying.queue.length > 0 });
    const fakes = { saying, speechSynthesis: engine, SpeechSynthesisUtterance: Words };
    for (const [name, value] of Object.entries(fakes))
      Object.defineProperty(window, name, { value, configurable: true });
  }, lang);
}

/** Every text that was begun, in order. */
export const said = (page: Page): Promise<string[]> => page.evaluate(() => window.saying.said);

export const isSaying = (page: Page): Promise<boolean> => page.evaluate(() => window.saying.queue.length > 0);

/** What is being said; null in silence. */
export const nowSaying = (page: Page): Promise<string | null> =>
  page.evaluate(() => window.saying.queue[0]?.text ?? null);

/** The voice has said what it is saying. */
export const endSaying = (page: Page): Promise<void> =>
  page.evaluate(() => void window.saying.queue.shift()?.dispatchEvent(new Event('end')));
