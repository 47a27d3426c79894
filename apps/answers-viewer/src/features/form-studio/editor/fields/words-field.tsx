import { languages, type Language, type LocalText } from '@lykta/domain';
import { isSame, type TextPlace } from '@lykta/form-studio';
import { memo, use, useId } from 'react';
import { useWords } from '../../words/use-words.ts';
import { idOf } from '../place.ts';
import styles from './fields.module.css';
import { ShownLanguages } from './shown-languages.ts';
import { WordsControl } from './words-control.tsx';

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
  const shown = use(ShownLanguages);
  const helpId = useId();
  const nameIn = (language: Language) =>
    shown.length === 1 ? label : t('in-language', { label, language: languages[language].name });
  return (
    <div className={styles.words} data-languages={shown.length} data-big={big || undefined}>
      {shown.map((language) => {
        const id = language === 'sv' ? idOf(at) : `${idOf(at)}-${language}`;
        return (
          <div key={language} className={styles.field}>
            <label htmlFor={id}>{nameIn(language)}</label>
            <WordsControl
              id={id}
              at={at}
              language={language}
              words={text?.[language] ?? ''}
              describedBy={help ? helpId : undefined}
              lines={lines}
              onEnter={onEnter}
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
