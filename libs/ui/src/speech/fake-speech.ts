/** What a device's voice says, in a test: the browsers of tests have no voices. */
class FakeUtterance extends EventTarget {
  voice: SpeechSynthesisVoice | null = null;
  lang = '';
  rate = 1;
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

/** A speech engine that says one text after the other and never ends by itself. */
export class FakeSpeech extends EventTarget {
  voices: SpeechSynthesisVoice[];
  /** All that was begun, in order. */
  readonly spoken: FakeUtterance[] = [];
  private queue: FakeUtterance[] = [];

  constructor(...voices: SpeechSynthesisVoice[]) {
    super();
    this.voices = voices;
  }

  getVoices = () => this.voices;
  speak = (words: FakeUtterance) => {
    this.spoken.push(words);
    this.queue.push(words);
  };
  cancel = () => {
    const cut = this.queue;
    this.queue = [];
    for (const words of cut) words.dispatchEvent(new Event('error'));
  };
  get speaking() {
    return this.queue.length > 0;
  }
  /** The texts that were begun. */
  get texts() {
    return this.spoken.map(({ text }) => text);
  }
  /** What is being said now; undefined in silence. */
  get now() {
    return this.queue[0]?.text;
  }
  /** The voice reaches a word of the text. */
  reach(word: string) {
    const [words] = this.queue;
    const boundary = { name: 'word', charIndex: words?.text.indexOf(word), charLength: word.length };
    words?.dispatchEvent(Object.assign(new Event('boundary'), boundary));
  }
  /** The voice has said what it is saying. */
  finish() {
    this.queue.shift()?.dispatchEvent(new Event('end'));
  }
}

/** A voice of a device. */
export const fakeVoice = (lang: string, name = lang, localService = true): SpeechSynthesisVoice => ({
  lang,
  name,
  localService,
  default: false,
  voiceURI: name,
});

/**
 * Puts a speech engine with these voices in place of the browser's.
 * @returns the engine, and what puts the browser's own back
 */
export function fakeSpeech(...voices: SpeechSynthesisVoice[]): { speech: FakeSpeech; restore: () => void } {
  const speech = new FakeSpeech(...voices);
  const fakes = { speechSynthesis: speech, SpeechSynthesisUtterance: FakeUtterance };
  const before = Object.keys(fakes).map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  for (const [name, value] of Object.entries(fakes))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  const restore = () => {
    for (const [name, descriptor] of before) {
      Reflect.deleteProperty(globalThis, name);
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
    }
  };
  return { speech, restore };
}
