import { useLanguage } from '@lykta/app-shell';
import { localText, questionPictureNames, questionPictures, type Question } from '@lykta/domain';
import { SelectField } from '@lykta/ui';
import { useWords } from '../../words/use-words.ts';
import { idOf } from '../place.ts';
import { useActs } from '../use-studio.ts';
import { WordsField } from './words-field.tsx';

type PictureFieldProps = Pick<Question, 'id' | 'image'>;

/** The picture above a question, out of the drawings of the product, and what it shows in words. */
export function PictureField({ id, image }: PictureFieldProps) {
  const { t } = useWords();
  const language = useLanguage();
  const { make } = useActs();
  const known = questionPictureNames.find((name) => questionPictures[name].src === image?.src);
  const choose = (value: string) => {
    const name = questionPictureNames.find((one) => one === value);
    const chosen = name && { src: questionPictures[name].src, alt: questionPictures[name].alt };
    make({ do: 'set-question', question: id, change: { image: chosen } });
  };
  return (
    <>
      <SelectField
        id={idOf({ field: 'image' })}
        size="compact"
        label={t('beside.picture')}
        value={known ?? image?.src ?? ''}
        onValue={choose}
        options={[
          { value: '', label: t('beside.no-picture') },
          ...(image && !known ? [{ value: image.src, label: image.src }] : []),
          ...questionPictureNames.map((name) => ({
            value: name,
            label: localText(questionPictures[name].alt, language),
          })),
        ]}
      />
      {image && (
        <WordsField
          at={{ question: id, field: 'imageAlt' }}
          text={image.alt}
          label={t('beside.picture.words')}
          help={t('beside.picture.words.help')}
        />
      )}
    </>
  );
}
