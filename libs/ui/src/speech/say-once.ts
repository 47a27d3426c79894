import { say, takeTurn, type ReadingStyle } from './say.ts';
import { canSpeak, findVoice } from './voices.ts';
import { whenLeaving } from './when-leaving.ts';

/** Says one short text at once, in place of anything else. Ends when it is said, or when nothing can say it. */
export async function sayOnce(text: string, language: string, style: ReadingStyle): Promise<void> {
  const voice = canSpeak() ? await findVoice(language, style.voice) : undefined;
  if (!voice) return;
  takeTurn();
  const stopWatching = whenLeaving(() => speechSynthesis.cancel());
  await new Promise<void>((resolve) => say(text, voice, style.rate, { onEnd: resolve }));
  stopWatching();
}
