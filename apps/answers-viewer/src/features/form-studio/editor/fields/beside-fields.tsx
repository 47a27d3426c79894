import type { Question } from '@lykta/domain';
import { Disclosure } from '@lykta/ui';
import { memo } from 'react';
import { useWords } from '../../words/use-words.ts';
import { FilmField } from './film-field.tsx';
import styles from './fields.module.css';
import { LinkFields } from './link-fields.tsx';
import { OtherFormField } from './other-form-field.tsx';
import { PictureField } from './picture-field.tsx';

type BesideFieldsProps = Pick<Question, 'id' | 'image' | 'video' | 'link' | 'form'>;

/** What a child can be shown at a question: a picture, a film, a page elsewhere, another form. */
export const BesideFields = memo(function BesideFields({ id, image, video, link, form }: BesideFieldsProps) {
  const { t } = useWords();
  return (
    <Disclosure summary={t('beside-question')}>
      <div className={styles.more}>
        <PictureField id={id} image={image} />
        <FilmField id={id} video={video} />
        <LinkFields id={id} link={link} />
        <OtherFormField id={id} form={form} />
      </div>
    </Disclosure>
  );
});
