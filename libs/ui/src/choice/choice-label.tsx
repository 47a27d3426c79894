import type { Choice } from './choice.ts';

/** The words of an option; in another language than the page's they are marked, for speech output and direction. */
export function ChoiceLabel({ label, lang }: Pick<Choice, 'label' | 'lang'>) {
  if (!lang) return label;
  return (
    <span lang={lang} dir="auto">
      {label}
    </span>
  );
}
