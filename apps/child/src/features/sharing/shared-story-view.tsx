import { housePicture, houseTypeInfo, localText, type SharedStory, own } from '@lykta/domain';
import { Card } from '@lykta/ui';
import { Avatar } from '@lykta/avatar';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../frame/language.ts';
import { People } from '../../frame/people.tsx';
import { Head } from '../../frame/use-known.tsx';
import styles from './shared-story.module.css';

/** A shared story as the adult sees it; the child's preview is the same (docs/product.md §2, share). */
export function SharedStoryView({ story }: { story: SharedStory }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { avatar, birthYear, gender, persons, houses } = story.profile;
  const facts = [
    ...(birthYear ? [t('shared.born', { year: birthYear })] : []),
    ...(gender ? [t(`shared.gender.${gender}`)] : []),
  ];

  return (
    <div className={styles.story}>
      <Card className={styles.me}>
        <span className={styles.avatar}>
          <Avatar avatar={avatar} size="thumb" label="" />
        </span>
        <div>
          <h2>{t('shared.story')}</h2>
          {facts.length > 0 && <p className={styles.quiet}>{facts.join(' · ')}</p>}
        </div>
      </Card>
      {(['HELP', 'WORRIES', 'PROBLEM'] as const).map((section) => (
        <SharedAnswers key={section} title={t(`shared.${section}`)} answers={story[section]} />
      ))}
      {Object.keys(persons).length > 0 && (
        <Card className={styles.part}>
          <h3>{t('shared.persons')}</h3>
          <People persons={Object.values(persons)} />
        </Card>
      )}
      {Object.entries(houses).map(([id, house], index) => {
        const living = (own(story.profile.housePersonMap, id) ?? []).flatMap(
          (person) => own(persons, person) ?? [],
        );
        return (
          <Card key={id} className={styles.part}>
            <h3 className={styles.house}>
              <Head avatar={housePicture(house)} />
              {t('shared.house', { number: index + 1 })}:{' '}
              {localText(houseTypeInfo[house.type].label, language)}
            </h3>
            {living.length > 0 && <People persons={living} />}
          </Card>
        );
      })}
      {story.lykta.length > 0 && (
        <Card className={styles.part}>
          <h3>{t('shared.lykta')}</h3>
          <dl className={styles.pairs}>
            {story.lykta.map(({ question, answer }) => (
              <div key={question.sv}>
                <dt>{localText(question, language)}</dt>
                <dd>{localText(answer, language)}</dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
    </div>
  );
}

/** Questions with their answers; one without answers shows only its text. */
function SharedAnswers({ title, answers }: { title: string; answers: SharedStory['HELP'] }) {
  const { language } = useLanguage();
  if (answers.length === 0) return null;
  return (
    <Card className={styles.part}>
      <h3>{title}</h3>
      <dl className={styles.pairs}>
        {answers.map(({ qid, question, answer }) => (
          <div key={qid}>
            <dt>{localText(question.text, language)}</dt>
            {answer.data.length > 0 && <dd>{answer.data.join(' · ')}</dd>}
          </div>
        ))}
      </dl>
    </Card>
  );
}
