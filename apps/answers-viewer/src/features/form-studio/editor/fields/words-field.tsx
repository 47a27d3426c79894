import { languages, type Language, type LocalText } from '@lykta/domain';
import { isSame, type TextPlace } from '@lykta/form-studio';
import { memo, use, useId } from 'react';
import { useWords } from '../../words/use-words.ts';
import { idOf } from '../place.ts';
import { useActs } from '../use-studio.ts';
import styles from './fields.module.css';
import { ShownLanguages } from './shown-languages.ts';

interface Props {
  at: TextPlace;
  text: LocalText | null | undefined;
  label: string;
  help?: string;
  /** The words of the question itself. */
  big?: boolean;
  /** May have several lines; without it, Enter begins none. */
  lines?: boolean;
  /** What Enter does in a field of one line. */
  onEnter?: () => void;
}

/** A text in every language that is shown, side by side. Drawn again only with other words of its own. */
export const WordsField = memo(function WordsField(props: Props) {
  const { at, text, label, help, big, lines, onEnter } = props;
  const { t } = useWords();
  const { make } = useActs();
  const shown = use(ShownLanguages);
  const helpId = useId();
  const nameIn = (language: Language) =>
    shown.length === 1 ? label : t('in-language', { label, language: languages[language].name });
  return (
    <div className={styles.words} data-languages={shown.length} data-big={big || undefined}>
      {shown.map((language) => {
        const id = language === 'sv' ? idOf(at) : `${idOf(at)}-${language}`;
        const control = {
          id,
          lang: language,
          dir: languages[language].direction,
          className: styles.control,
          value: text?.[language] ?? '',
          'aria-describedby': help ? helpId : undefined,
        };
        const write = (words: string) => make({ do: 'write', at, language, text: words });
        return (
          <div key={language} className={styles.field}>
            <label htmlFor={id}>{nameIn(language)}</label>
            <textarea
              {...control}
              rows={1}
              onChange={({ target }) => write(lines ? target.value : target.value.replaceAll('\n', ' '))}
              onKeyDown={(event) => {
                if (lines || event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                event.preventDefault();
                onEnter?.();
              }}
            />
          </div>
        );
      })}
      {help && (
        <p id={helpId} className={styles.help}>
          {help}
        </p>
      )}
    </div>
  );
}, isSame);
