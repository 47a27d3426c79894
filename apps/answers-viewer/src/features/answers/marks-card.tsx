import type { IndividualAnswers } from '@lykta/domain';
import { Card } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../frame/use-language.ts';
import { markGroups, readMarks, type MarkGroup } from './marks.ts';
import styles from './marks-card.module.css';
import { wordsOf } from './words-of.ts';

const titleId = {
  help: 'answers.marks.help',
  worries: 'answers.marks.worries',
  resources: 'answers.marks.resources',
} as const satisfies Record<MarkGroup, string>;

/** Help wanted, worries and resources, before anything else; nothing at all where the child marked none. */
export function Marks({ answers }: { readonly answers: IndividualAnswers[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const marks = readMarks(answers, language);
  const groups = markGroups.filter((group) => marks[group].length > 0);
  if (groups.length === 0) return null;
  return (
    <Card as="section" look="sunken" className={styles.marks} aria-label={t('answers.marks')}>
      {groups.map((group) => (
        <div key={group}>
          <h3>{t(titleId[group])}</h3>
          <dl>
            {marks[group].map((line) => (
              <div key={line.question}>
                <dt>{line.text}</dt>
                <dd>{wordsOf(line.given, language)}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </Card>
  );
}
