import { useProfileQuery } from '@lykta/api';
import { housePicture, houseTypeInfo, localText, type StorySections, own } from '@lykta/domain';
import { EmptyState, LinkButton } from '@lykta/ui';
import { memo } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useLanguage } from '../../frame/language.ts';
import { paths } from '../../frame/paths.ts';
import { Head } from '../../frame/use-known.tsx';
import { gather } from './statements.ts';
import { StatementList } from './statement-list.tsx';
import type { Change } from './use-change.ts';
import { useReadsStatements } from './use-reads-statements.ts';
import words from '../../frame/words.module.css';
import styles from './story.module.css';

interface Props {
  houses: NonNullable<StorySections['houses']>;
  change?: Change;
}

/** Every home of the child: who lives there, and what is told about it. */
export const HomesStory = memo(function HomesStory({ houses, change }: Props) {
  const { t } = useTranslation();
  const reads = useReadsStatements();
  const { language } = useLanguage();
  const { data: profile } = useProfileQuery();
  const all = Object.entries(houses);
  const edit = (
    <LinkButton look="secondary" size="small" fit href={paths.myProfile}>
      {t('story.profile')}
    </LinkButton>
  );
  if (all.length === 0)
    return (
      <EmptyState title={t('story.empty.houses')} action={edit}>
        {t('story.empty.profile')}
      </EmptyState>
    );
  return (
    <>
      {all.map(([id, { mentioned, ...house }]) => {
        const living = (own(profile?.housePersonMap, id) ?? []).map((person) => reads.known(person).label);
        const statements = gather(mentioned);
        return (
          <section key={id} className={styles.part}>
            <h2 className={words.named}>
              <Head avatar={housePicture(house)} />
              {localText(houseTypeInfo[house.type].label, language)}
            </h2>
            <p className={words.quiet}>
              {living.length > 0 ? t('story.lives', { who: living.join(', ') }) : t('story.lives.nobody')}
            </p>
            {statements.length > 0 && (
              <StatementList reads={reads} statements={statements} change={change} level={3} />
            )}
          </section>
        );
      })}
      {edit}
    </>
  );
});
