import { useLanguage } from '@lykta/app-shell';
import { localText, namesOf, questionFilms, type Question } from '@lykta/domain';
import { SelectField } from '@lykta/ui';
import { useWords } from '../../words/use-words.ts';
import { idOf } from '../place.ts';
import { useActs } from '../use-studio.ts';

type FilmFieldProps = Pick<Question, 'id' | 'video'>;

const films = namesOf(questionFilms);

/** The film at a question, out of those that the product has. */
export function FilmField({ id, video }: FilmFieldProps) {
  const { t } = useWords();
  const language = useLanguage();
  const { make } = useActs();
  const known = films.find((name) => questionFilms[name].src === video?.src);
  const choose = (value: string) => {
    const name = films.find((one) => one === value);
    const chosen = name && { src: questionFilms[name].src, captions: questionFilms[name].captions };
    make({ do: 'set-question', question: id, change: { video: chosen } });
  };
  return (
    <SelectField
      id={idOf({ field: 'video' })}
      size="compact"
      label={t('beside.film')}
      value={known ?? video?.src ?? ''}
      onValue={choose}
      options={[
        { value: '', label: t('beside.no-film') },
        ...(video && !known ? [{ value: video.src, label: video.src }] : []),
        ...films.map((name) => ({ value: name, label: localText(questionFilms[name].name, language) })),
      ]}
    />
  );
}
