import { useProfileQuery, useStoryQuery } from '@lykta/api';
import { storyViews, type StoryView } from '@lykta/domain';
import { AreaTheme, Banner } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { Navigate, useParams } from 'react-router-dom';
import { ErrorScreen } from '../../frame/errors/error-screen.tsx';
import { paths } from '../../frame/paths.ts';
import { LoadingScreen } from '../../frame/screen/loading-screen.tsx';
import { Screen } from '../../frame/screen/screen.tsx';
import { ScreenHeader } from '../../frame/screen/screen-header.tsx';
import { AreaStory } from './area-story.tsx';
import { EarlierStatements } from './earlier-statements.tsx';
import { GatheredStory } from './gathered-story.tsx';
import { HomesStory } from './homes-story.tsx';
import { PeopleStory } from './people-story.tsx';
import { StoryTools } from './story-tools.tsx';
import { groupsIn, isAreaView, statementsIn } from './statements.ts';
import { useChange } from './use-change.ts';

/** Nobody, or no home: the same object at each drawing, because what a page shows is memoized. */
const NONE = {};

/** One complete story page (docs/product.md §2, beb/{what}); an unknown one redirects to the overview. */
export function StoryViewScreen() {
  const { what } = useParams();
  const view = storyViews.find((known) => known === what);
  return view ? <OneView key={view} view={view} /> : <Navigate to={paths.story} replace />;
}

function OneView({ view }: { view: StoryView }) {
  const { t } = useTranslation();
  const story = useStoryQuery();
  // Sentences name persons: asked for together with the story, and shown at once.
  const { isLoading: isNaming } = useProfileQuery();
  const change = useChange(`/beb/${view}`);
  const [changing, setChanging] = useState(false);
  if (story.error && !story.data)
    return <ErrorScreen error={story.error} onRetry={() => void story.refetch()} />;
  if (!story.data || isNaming) return <LoadingScreen />;
  const { active, earlier = [] } = story.data;
  const now = statementsIn(view, active);
  // Undefined while reading, so that the list of forms, which comes after the story, draws no sentence again.
  const changes = changing ? change : undefined;

  return (
    <AreaTheme form={{ group: view }}>
      <Screen
        head={
          <Banner
            heading
            title={t(`story.${view}`)}
            note={now.length > 0 ? t('story.view.intro') : undefined}
            header={<ScreenHeader to={paths.story} />}
          />
        }
      >
        {now.length > 0 && (
          <StoryTools
            statements={now}
            changing={changing}
            onChanging={now.some(change) ? setChanging : undefined}
          />
        )}
        {view === 'persons' ? (
          <PeopleStory persons={active?.persons ?? NONE} change={changes} />
        ) : view === 'houses' ? (
          <HomesStory houses={active?.houses ?? NONE} change={changes} />
        ) : isAreaView(view) ? (
          <AreaStory view={view} told={active} change={changes} />
        ) : (
          <GatheredStory view={view} told={active} change={changes} />
        )}
        {earlier.some((group) => groupsIn(view).includes(group)) && <EarlierStatements view={view} />}
      </Screen>
    </AreaTheme>
  );
}
