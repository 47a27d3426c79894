import { languages, type Language } from '@lykta/domain';
import type { TextPlace } from '@lykta/form-studio';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useActs } from '../use-studio.ts';
import styles from './fields.module.css';

interface Props {
  id: string;
  at: TextPlace;
  language: Language;
  /** The words of the draft, as they were drawn last. */
  words: string;
  describedBy: string | undefined;
  lines: boolean | undefined;
  onEnter: (() => void) | undefined;
}

/**
 * The field of a text in one language. The browser shows each letter by itself. React is not told of it: after every
 * letter it would write into the field's content, and with it change all that a rule with `:has()` may reach.
 */
export function WordsControl({ id, at, language, words, describedBy, lines, onEnter }: Props) {
  const { make, catchUp } = useActs();
  const field = useRef<HTMLTextAreaElement>(null);
  const [first] = useState(words);
  const write = useEffectEvent((control: HTMLTextAreaElement) => {
    const text = lines ? control.value : control.value.replaceAll('\n', ' ');
    if (text !== control.value) control.value = text;
    make({ do: 'write', at, language, text });
  });
  useEffect(() => {
    const control = field.current;
    if (!control) return;
    const onInput = (event: Event) => {
      event.stopPropagation();
      write(control);
    };
    control.addEventListener('input', onInput);
    return () => control.removeEventListener('input', onInput);
  }, []);
  useLayoutEffect(() => {
    // Only what came from elsewhere differs: something undone, or a colleague's words.
    if (field.current && field.current.value !== words) field.current.value = words;
  }, [words]);
  return (
    <textarea
      ref={field}
      id={id}
      lang={language}
      dir={languages[language].direction}
      className={styles.control}
      aria-describedby={describedBy}
      rows={1}
      defaultValue={first}
      onBlur={catchUp}
      onKeyDown={(event) => {
        if (lines || event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onEnter?.();
      }}
    />
  );
}
