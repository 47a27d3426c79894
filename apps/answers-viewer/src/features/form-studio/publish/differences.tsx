import { useLanguage } from '@lykta/app-shell';
import { differences, differenceText, writtenForm, type Draft } from '@lykta/form-studio';
import { useWords } from '../words/use-words.ts';
import styles from './publish.module.css';

interface Props {
  before: Draft;
  after: Draft;
}

/** What differs between two states of a form, one sentence each. */
export function Differences({ before, after }: Props) {
  const { t } = useWords();
  const language = useLanguage();
  const found = differences(writtenForm(before), after);
  if (found.length === 0) return <p>{t('differences.none')}</p>;
  return (
    <>
      <p>{t('differences')}</p>
      <ul className={styles.differences}>
        {found.map((difference, index) => (
          <li key={`${difference.kind} ${difference.question} ${index}`}>
            {differenceText(difference, language)}
          </li>
        ))}
      </ul>
    </>
  );
}
