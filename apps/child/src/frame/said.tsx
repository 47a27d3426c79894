import { localText, type LocalText } from '@lykta/domain';
import { useLanguage } from './language.ts';
import { otherLanguage } from './other-language.ts';

/** A content text in the child's language; where that is missing, the Swedish words, marked as Swedish. */
export function Said({ text }: { text: LocalText }) {
  const { language } = useLanguage();
  const words = localText(text, language);
  const lang = otherLanguage(text, language);
  if (!lang) return words;
  return (
    <span lang={lang} dir="auto">
      {words}
    </span>
  );
}
