import { emotionKeys, type EmotionKey } from '@lykta/domain';
import { Feeling } from '@lykta/pictograms';
import { easyPages, EasyOptions, sayOnce, type Choice } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { EasierBar } from '../../frame/easier/easier-bar.tsx';
import { useLanguage } from '../../frame/language.ts';
import { readingStyle } from '../../frame/use-reading.ts';
import styles from './easy-feelings.module.css';

interface Props {
  /** The question above the feelings. */
  title: string;
  /** The feelings of the mood, then chosen ones from the long list. */
  feelings: readonly Choice[];
  chosen: readonly EmotionKey[];
  onToggle: (feeling: string) => void;
  /** Goes back to the usual way. */
  onUsual: () => void;
}

/** The feelings of a mood in the easier way: a face and a word each, four at a time, read aloud. */
export function EasyFeelings({ title, feelings, chosen, onToggle, onUsual }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [page, setPage] = useState(0);
  const options = feelings.map(({ value, label }) => {
    const feeling = emotionKeys.find((key) => key === value);
    return {
      id: value,
      kind: 'text' as const,
      label,
      picture: feeling && <Feeling feeling={feeling} size={96} />,
    };
  });
  const pages = easyPages({ type: 'multiple', options });
  // A feeling of the long list that is taken away can be the last of its page.
  const shownPage = Math.min(page, pages.length - 1);
  const now = pages[shownPage] ?? [];
  const toggle = (value: string) => {
    const pressed = options.find(({ id }) => id === value);
    if (pressed && !chosen.some((key) => key === value))
      void sayOnce(pressed.label, language, readingStyle());
    onToggle(value);
  };
  return (
    <section className={styles.feelings}>
      <h2>{title}</h2>
      <EasierBar
        parts={[...(shownPage === 0 ? [title] : []), ...now.map(({ label }) => label)]}
        onUsual={onUsual}
      />
      <EasyOptions
        type="multiple"
        label={title}
        options={options}
        selected={chosen}
        onChoose={toggle}
        onToggle={toggle}
        page={shownPage}
        onPage={setPage}
        texts={{ others: t('mood.show-more') }}
      />
    </section>
  );
}
