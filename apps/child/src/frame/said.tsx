import { localText, type LocalText } from '@lykta/domain';
import { Foreign } from './foreign.tsx';
import { useLanguage } from './language.ts';
import { otherLanguage } from './other-language.ts';

/** A content text in the child's language; where that is missing, the Swedish words, marked as Swedish. */
export function Said({ text }: { text: LocalText }) {
  const { language } = useLanguage();
  return <Foreign lang={otherLanguage(text, language)}>{localText(text, language)}</Foreign>;
}
