/** Milliseconds to wait for the list of voices (docs/product.md §9). */
const VOICES_WITHIN = 2000;

/** Whether this device can read aloud at all. */
export const canSpeak = (): boolean =>
  typeof speechSynthesis !== 'undefined' && typeof SpeechSynthesisUtterance !== 'undefined';

/** Returns the device's voices for a language, local ones first; empty when none loads in time or none matches. */
export async function voicesFor(language: string): Promise<SpeechSynthesisVoice[]> {
  if (!canSpeak()) return [];
  const voices = await loadVoices();
  const wanted = voices.filter((voice) => voice.lang.toLowerCase().replace('_', '-').startsWith(language));
  return wanted.toSorted((one, other) => Number(other.localService) - Number(one.localService));
}

/** Returns the voice with this name, or else the first for the language; undefined when there is none. */
export async function findVoice(language: string, name?: string): Promise<SpeechSynthesisVoice | undefined> {
  const voices = await voicesFor(language);
  return voices.find((voice) => voice.name === name) ?? voices[0];
}

function loadVoices(): Promise<SpeechSynthesisVoice[]> {
  const ready = speechSynthesis.getVoices();
  if (ready.length > 0) return Promise.resolve(ready);
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      speechSynthesis.removeEventListener('voiceschanged', done);
      resolve(speechSynthesis.getVoices());
    };
    const timer = setTimeout(done, VOICES_WITHIN);
    speechSynthesis.addEventListener('voiceschanged', done);
  });
}
