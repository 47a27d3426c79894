import { useFormQuery } from '@lykta/api';
import { useLanguage, useTranslation } from '@lykta/app-shell';
import { areas, localText, orderedOptions, type Question, type StaffForm } from '@lykta/domain';
import { Checkbox } from '@lykta/ui';
import { Failure } from '../../../frame/failure.tsx';
import { Loading } from '../../../frame/loading.tsx';
import { typeId } from '../editor/fields/type-words.ts';
import { openedBy } from '../editor/questions/opened-by.ts';
import { useWords } from '../words/use-words.ts';
import styles from './library.module.css';
import { isWanted } from './wanted.ts';

interface Props {
  form: StaffForm;
  /** Only questions with these words. */
  text: string;
  /** Only questions on this topic; '' = all. */
  tag: string;
  chosen: readonly Question[];
  onChoose: (questions: readonly Question[]) => void;
}

/** The questions of one form, by its area. */
export function LibraryForm({ form, text, tag, chosen, onChoose }: Props) {
  const { t } = useWords();
  const { t: desk } = useTranslation();
  const language = useLanguage();
  const { data, error, refetch } = useFormQuery({ id: form.id, version: form.version });
  if (error) return <Failure error={error} onRetry={refetch} />;
  if (!data) return <Loading parts={['line']} />;
  const questions = Object.values(data.questions);
  const wanted = questions.filter((question) => isWanted(question, { text, tag, language }));
  if (wanted.length === 0) return null;
  const opened = openedBy(questions, language);
  const area = areas.find((one) => one === form.group);
  const areaName = area && desk(`forms.area.${area}`);
  const isChosen = (question: Question) => chosen.some(({ id }) => id === question.id);
  const isWhole = wanted.every(isChosen);
  const choose = (keep: (question: Question) => boolean) => onChoose(questions.filter(keep));
  return (
    <section className={styles.form} aria-label={form.name}>
      <h3>
        {form.name}
        {areaName && areaName !== form.name && <small> · {areaName}</small>}
      </h3>
      <Checkbox
        label={t('library.whole', { count: wanted.length })}
        checked={isWhole}
        onCheck={() => choose((question) => (wanted.includes(question) ? !isWhole : isChosen(question)))}
      />
      <ul>
        {wanted.map((question) => {
          const after = opened.get(question.id);
          return (
            <li key={question.id}>
              <Checkbox
                label={localText(question.text, language)}
                help={[
                  t(typeId[question.type]),
                  orderedOptions(question)
                    .map((option) => localText(option.text, language))
                    .join(', '),
                  ...(after ? [t('question.after', { number: after.number, answers: after.answers })] : []),
                  ...(question.data ? [t('library.help')] : []),
                ].join(' · ')}
                checked={isChosen(question)}
                onCheck={() => choose((each) => isChosen(each) !== (each === question))}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
