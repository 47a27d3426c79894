/** Milliseconds to wait for the list of voices (docs/product.md §9). */
const VOICES_WITHIN = 2000;

/** Returns a voice for the language, local voices first; undefined when no voice loads in time or none matches. */
export async function findVoice(language: string): Promise<SpeechSynthesisVoice | undefined> {
  const voices = await loadVoices();
  const wanted = voices.filter((voice) => voice.lang.toLowerCase().replace('_', '-').startsWith(language));
  return wanted.find((voice) => voice.localService) ?? wanted[0];
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
