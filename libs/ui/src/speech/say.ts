/** How a text is read. */
export interface ReadingStyle {
  /** Speed; 1 is the voice's own. Default 0.95. */
  rate?: number;
  /** Name of the voice; the first for the language when the device does not have it. */
  voice?: string;
}

/** Position of the word being read, in characters of the text. */
export interface ReadWord {
  start: number;
  length: number;
}

interface Listener {
  /** Called with each word, in browsers that report it. */
  onWord?: (word: ReadWord) => void;
  /** Called once: the text is read, or the voice failed. */
  onEnd: () => void;
}

/** A little slower than the voice's own speed. */
const USUAL_RATE = 0.95;

/** What is being said. Held here because some browsers throw an unheld one away and never report its end. */
const inAir = new Set<SpeechSynthesisUtterance>();

/** Called when somebody else begins to speak. */
let onCutOff: (() => void) | undefined;

/** Begins to speak in place of whoever speaks now. Only one text at a time is read on a page. */
export function takeTurn(cutOff?: () => void): void {
  const before = onCutOff;
  onCutOff = cutOff;
  before?.();
  speechSynthesis.cancel();
}

/** Says a text with a voice of the device, after what is already being said. */
export function say(
  text: string,
  voice: SpeechSynthesisVoice,
  rate: number | undefined,
  { onWord, onEnd }: Listener,
): void {
  const words = new SpeechSynthesisUtterance(text);
  words.voice = voice;
  words.lang = voice.lang;
  words.rate = rate ?? USUAL_RATE;
  words.addEventListener('boundary', ({ name, charIndex, charLength }) => {
    if (name === 'word') onWord?.({ start: charIndex, length: charLength });
  });
  const ended = () => {
    if (inAir.delete(words)) onEnd();
  };
  words.addEventListener('end', ended);
  words.addEventListener('error', ended);
  inAir.add(words);
  speechSynthesis.speak(words);
}
