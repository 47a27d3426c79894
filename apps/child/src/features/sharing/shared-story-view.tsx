import { housePicture, houseTypeInfo, localText, type SharedStory, own } from '@lykta/domain';
import { Card } from '@lykta/ui';
import { Avatar } from '@lykta/avatar';
import { useTranslation } from '@lykta/app-shell';
import { useLanguage } from '../../frame/language.ts';
import { People } from '../../frame/people.tsx';
import { Head } from '../../frame/use-known.tsx';
import { SharedPart } from './shared-part.tsx';
import words from '../../frame/words.module.css';
import styles from './shared-story.module.css';

/** A shared story as the adult sees it; the child's preview uses the same component (docs/product.md §2, share). */
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
          {facts.length > 0 && <p className={words.quiet}>{facts.join(' · ')}</p>}
        </div>
      </Card>
      {(['RESOURCE', 'HELP', 'WORRIES', 'PROBLEM'] as const).map((section) => (
        <SharedPart
          key={section}
          title={t(`shared.${section}`)}
          told={(story[section] ?? []).map(({ qid, question, answer, sentences }) => ({
            key: qid,
            question: localText(question.text, language),
            answer: answer.data.join(' · '),
            sentences,
          }))}
        />
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
            <h3 className={words.named}>
              <Head avatar={housePicture(house)} />
              {t('shared.house', { number: index + 1 })}:{' '}
              {localText(houseTypeInfo[house.type].label, language)}
            </h3>
            {living.length > 0 && <People persons={living} />}
          </Card>
        );
      })}
      <SharedPart
        title={t('shared.lykta')}
        told={story.lykta.map(({ question, answer, sentences }) => ({
          key: question.sv,
          question: localText(question, language),
          answer: localText(answer, language),
          sentences,
        }))}
      />
    </div>
  );
}
