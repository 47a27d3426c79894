import { STORY_SUMMARY, localText, personTypeInfo, type StorySections } from '@lykta/domain';
import { Card, Link } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../frame/language.ts';
import { Head } from '../../frame/use-known.tsx';
import styles from './story.module.css';

/** The first four persons, and the way to all of them. */
export function PeopleCard({ persons }: { persons: NonNullable<StorySections['persons']> }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const first = Object.entries(persons).slice(0, STORY_SUMMARY);
  return (
    <Card className={styles.card}>
      <h2>{t('story.persons')}</h2>
      {first.length === 0 ? (
        <p className={styles.quiet}>{t('story.empty.profile')}</p>
      ) : (
        <ul className={styles.people}>
          {first.map(([id, { type, avatar }]) => (
            <li key={id}>
              <Head avatar={avatar} />
              {localText(personTypeInfo[type].label, language)}
            </li>
          ))}
        </ul>
      )}
      <Link href="/beb/persons" aria-label={t('story.all.of', { section: t('story.persons') })}>
        {t('story.all')}
      </Link>
    </Card>
  );
}
