import { useProfileQuery, useStoryQuery } from '@lykta/api';
import { Avatar } from '@lykta/avatar';
import { BEB_FORM, DEFAULT_AVATAR, type Story } from '@lykta/domain';
import { AreaGrid, AreaTile, LinkButton, ShareIcon, StoryHead, StoryIcon, Tile } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { useNavigate } from 'react-router-dom';
import { ErrorScreen } from '../../frame/errors/error-screen.tsx';
import { formPath, type FormState } from '../../frame/form-paths.ts';
import { paths } from '../../frame/paths.ts';
import { LoadingScreen } from '../../frame/screen/loading-screen.tsx';
import { Screen } from '../../frame/screen/screen.tsx';
import { ScreenHeader } from '../../frame/screen/screen-header.tsx';
import { PeopleCard } from './people-card.tsx';
import { SummaryCard } from './summary-card.tsx';
import { sectionsIn, statementsOf } from './statements.ts';
import styles from './story.module.css';

const areaViews = ['myself', 'school', 'family', 'leisure', 'base'] as const;

/** Overview of what the child has told (docs/product.md §2, beb). */
export function StoryScreen() {
  const { t } = useTranslation();
  const story = useStoryQuery();
  const { data: profile } = useProfileQuery();
  const navigate = useNavigate();
  if (story.error && !story.data)
    return <ErrorScreen error={story.error} onRetry={() => void story.refetch()} />;
  if (!story.data) return <LoadingScreen />;
  const aboutState: FormState = { back: paths.story };

  return (
    <Screen
      head={
        <StoryHead
          title={t('story.title')}
          intro={t('story.intro')}
          picture={<Avatar avatar={profile?.avatar ?? DEFAULT_AVATAR} size="thumb" label="" />}
          header={<ScreenHeader />}
        />
      }
      foot={
        <LinkButton icon={ShareIcon} href={paths.share}>
          {t('story.share')}
        </LinkButton>
      }
    >
      <SummaryCard view="good" statements={statementsOf(story.data.active, sectionsIn('good'))} />
      <SummaryCard view="important" statements={statementsOf(story.data.active, sectionsIn('important'))} />
      <PeopleCard persons={story.data.active?.persons ?? {}} />
      <h2 className={styles.more}>{t('story.more')}</h2>
      <Areas story={story.data} />
      <Tile
        icon={StoryIcon}
        note={t('story.about.note')}
        onClick={() => void navigate(formPath(BEB_FORM), { state: aboutState })}
      >
        {t('story.about')}
      </Tile>
    </Screen>
  );
}

/** The areas and the homes, each with its number of statements. */
function Areas({ story }: { story: Story }) {
  const { t } = useTranslation();
  const homes = Object.keys(story.active?.houses ?? {}).length;
  return (
    <AreaGrid>
      {areaViews.map((view) => {
        const count = statementsOf(story.active, sectionsIn(view)).length;
        const note = count === 0 ? t('story.answers.none') : t('story.answers', { count });
        return (
          <AreaTile key={view} area={view} href={`/beb/${view}`} title={t(`story.${view}`)} note={note} />
        );
      })}
      <AreaTile
        area="homes"
        href="/beb/houses"
        title={t('story.houses')}
        note={homes === 0 ? t('story.homes.none') : t('story.homes', { count: homes })}
      />
    </AreaGrid>
  );
}
