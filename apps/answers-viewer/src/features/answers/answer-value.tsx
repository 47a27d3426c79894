import { useLanguage, useTranslation } from '@lykta/app-shell';
import type { Given } from '@lykta/answer-sheet';
import { housePicture, houseTypeInfo, localText, personTypeInfo, type Avatar } from '@lykta/domain';
import { AnswerNone, RateFace, Tag } from '@lykta/ui';
import { PictureOfMany } from '../../frame/children/picture-of-many.tsx';
import styles from './answer-value.module.css';

interface Props {
  given: Given;
  /** The child has said later that it is not true any more. */
  outdated?: boolean;
  /** Also says how the child's own story tells it, where the form has a sentence. Default false. */
  withSentence?: boolean;
}

/** An answer in the child's exact words; faces, persons and homes have a picture (docs/product.md §2). */
export function AnswerValue({ given, outdated = false, withSentence = false }: Props) {
  const { t } = useTranslation();
  if (given.state === 'none') return <AnswerNone look="none">{t('answer.none')}</AnswerNone>;
  if (given.state === 'skipped') return <AnswerNone look="skipped">{t('answer.skipped')}</AnswerNone>;
  return (
    <span className={styles.value}>
      <Words given={given} />
      <Pictured given={given} />
      {withSentence && given.sentences && (
        <span className={styles.below}>{t('answer.sentence', { said: given.sentences.join(' ') })}</span>
      )}
      {outdated && <span className={styles.below}>{t('answer.outdated')}</span>}
    </span>
  );
}

function Words({ given: { words, face } }: { readonly given: Given }) {
  const { t } = useTranslation();
  if (face) {
    return (
      <span className={styles.face}>
        <RateFace rate={face} size={24} />
        {t('answer.face', { place: face, word: words[0]?.toLocaleLowerCase() ?? '' })}
      </span>
    );
  }
  // A child may have written itself, in letters that go the other way.
  if (words.length === 1) return <span dir="auto">{words[0]}</span>;
  return words.map((word) => <Tag key={word}>{word}</Tag>);
}

function Pictured({ given: { persons, houses } }: { readonly given: Given }) {
  const language = useLanguage();
  const one = (avatar: Avatar, label: string, key: string) => (
    <span key={key} className={styles.person}>
      <PictureOfMany avatar={avatar} />
      {label}
    </span>
  );
  return (
    <>
      {persons.map(({ type, avatar }, place) =>
        one(avatar, localText(personTypeInfo[type].label, language), `p${place}`),
      )}
      {houses.map((house, place) =>
        one(housePicture(house), localText(houseTypeInfo[house.type].label, language), `h${place}`),
      )}
    </>
  );
}
