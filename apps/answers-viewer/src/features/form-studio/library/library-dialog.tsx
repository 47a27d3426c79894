import { useStaffFormsQuery } from '@lykta/api';
import { own, questionTags, type Question } from '@lykta/domain';
import { Button, Dialog, SelectField, TextField } from '@lykta/ui';
import { useState } from 'react';
import { Failure } from '../../../frame/failure.tsx';
import { Loading } from '../../../frame/loading.tsx';
import { tagId } from '../editor/fields/tag-words.ts';
import { useActs } from '../editor/use-studio.ts';
import { useWords } from '../words/use-words.ts';
import { LibraryForm } from './library-form.tsx';
import styles from './library.module.css';

interface Props {
  /** The question after which the chosen ones are asked; null: at the beginning. */
  after: string | null;
  onClose: () => void;
}

/** Every question of the forms at hand, with its answers, story and help: to take one, several or a whole form. */
export function LibraryDialog({ after, onClose }: Props) {
  const { t } = useWords();
  const { make } = useActs();
  const { data: forms, error, refetch } = useStaffFormsQuery();
  const [text, setText] = useState('');
  const [tag, setTag] = useState('');
  const [chosen, setChosen] = useState<Readonly<Record<string, readonly Question[]>>>({});
  const groups = (forms ?? []).map(({ id }) => own(chosen, id) ?? []).filter((group) => group.length > 0);
  const count = groups.flat().length;
  const take = () => {
    // The last group first: each is put right after the same question.
    for (const questions of groups.toReversed()) make({ do: 'insert-questions', after, questions });
    onClose();
  };
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('library')}
      actions={
        <>
          <Button size="compact" disabled={count === 0} reason={t('library.choose')} onClick={take}>
            {t('library.take', { count })}
          </Button>
          <Button look="quiet" size="compact" onClick={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      <div className={styles.filters}>
        <TextField size="compact" label={t('library.search')} type="search" value={text} onValue={setText} />
        <SelectField
          size="compact"
          label={t('more.tags')}
          value={tag}
          onValue={setTag}
          options={[
            { value: '', label: t('library.all-tags') },
            ...questionTags.map((value) => ({ value, label: t(tagId[value]) })),
          ]}
        />
      </div>
      {error && <Failure error={error} onRetry={refetch} />}
      {!forms && !error && <Loading />}
      <div className={styles.forms}>
        {forms?.map((form) => (
          <LibraryForm
            key={form.id}
            form={form}
            text={text}
            tag={tag}
            chosen={own(chosen, form.id) ?? []}
            onChoose={(questions) => setChosen((now) => ({ ...now, [form.id]: questions }))}
          />
        ))}
      </div>
    </Dialog>
  );
}
