import { questionTags, type Question } from '@lykta/domain';
import { memo } from 'react';
import { Toggles } from '../../toggles/toggles.tsx';
import { useWords } from '../../words/use-words.ts';
import { idOf } from '../place.ts';
import { useActs } from '../use-studio.ts';
import { tagId } from './tag-words.ts';

type TagsFieldProps = Pick<Question, 'id' | 'tags'>;

/** What a question is about, by which it is found in the library. */
export const TagsField = memo(function TagsField({ id, tags = [] }: TagsFieldProps) {
  const { t } = useWords();
  const { make } = useActs();
  return (
    <Toggles
      id={idOf({ field: 'tags' })}
      label={t('more.tags')}
      showLabel
      options={questionTags.map((tag) => ({ value: tag, label: t(tagId[tag]) }))}
      values={tags}
      onToggle={(value) => {
        const chosen = questionTags.filter((tag) => tags.includes(tag) !== (tag === value));
        make({
          do: 'set-question',
          question: id,
          change: { tags: chosen.length > 0 ? chosen : undefined },
        });
      }}
    />
  );
});
