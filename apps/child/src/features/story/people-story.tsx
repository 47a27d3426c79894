import { localText, personTypeInfo, type StorySections } from '@lykta/domain';
import { EmptyState, LinkButton } from '@lykta/ui';
import { memo } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useLanguage } from '../../frame/language.ts';
import { paths } from '../../frame/paths.ts';
import { HeadOfMany } from '../../frame/use-known.tsx';
import { gather } from './statements.ts';
import { StatementList } from './statement-list.tsx';
import type { Change } from './use-change.ts';
import { useReadsStatements } from './use-reads-statements.ts';
import words from '../../frame/words.module.css';
import styles from './story.module.css';

interface Props {
  persons: NonNullable<StorySections['persons']>;
  change?: Change;
}

/** Every person of the child, and what is told about each. */
export const PeopleStory = memo(function PeopleStory({ persons, change }: Props) {
  const { t } = useTranslation();
  const reads = useReadsStatements();
  const { language } = useLanguage();
  const all = Object.entries(persons);
  const edit = (
    <LinkButton look="secondary" size="small" fit href={paths.myProfile}>
      {t('story.profile')}
    </LinkButton>
  );
  if (all.length === 0)
    return (
      <EmptyState title={t('story.empty.persons')} action={edit}>
        {t('story.empty.profile')}
      </EmptyState>
    );
  return (
    <>
      {all.map(([id, { type, avatar, mentioned }]) => {
        const label = localText(personTypeInfo[type].label, language);
        const statements = gather(mentioned);
        return (
          <section key={id} className={`${styles.part} ${styles.later}`}>
            <h2 className={words.named}>
              <HeadOfMany avatar={avatar} />
              {label}
            </h2>
            {statements.length > 0 ? (
              <StatementList reads={reads} statements={statements} change={change} level={3} />
            ) : (
              <p className={words.quiet}>{t('story.nobody', { who: label })}</p>
            )}
          </section>
        );
      })}
      {edit}
    </>
  );
});
