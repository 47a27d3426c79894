import { useStoryQuery } from '@lykta/api';
import { storyViews, type StoryView } from '@lykta/domain';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { ErrorScreen } from '../../frame/errors/error-screen.tsx';
import { paths } from '../../frame/paths.ts';
import { LoadingScreen } from '../../frame/screen/loading-screen.tsx';
import { Screen } from '../../frame/screen/screen.tsx';
import { AreaStory } from './area-story.tsx';
import { BeforeTellings } from './before-tellings.tsx';
import { GatheredStory } from './gathered-story.tsx';
import { HomesStory } from './homes-story.tsx';
import { PeopleStory } from './people-story.tsx';
import { gather, isAreaView, sectionsIn, tellingsOf } from './telling.ts';

/** One side of the story, whole (docs/product.md §2, beb/{what}); an unknown one leads to the overview. */
export function StoryViewScreen() {
  const { what } = useParams();
  const view = storyViews.find((known) => known === what);
  return view ? <OneView view={view} /> : <Navigate to={paths.story} replace />;
}

function OneView({ view }: { view: StoryView }) {
  const { t } = useTranslation();
  const story = useStoryQuery(undefined, { refetchOnMountOrArgChange: true });
  if (story.error && !story.data)
    return <ErrorScreen error={story.error} onRetry={() => void story.refetch()} />;
  if (!story.data) return <LoadingScreen />;
  const { active, inactive } = story.data;
  const before =
    view === 'persons' || view === 'houses'
      ? gather(Object.values(inactive?.[view] ?? {}).flatMap(({ mentioned }) => mentioned))
      : tellingsOf(inactive, sectionsIn(view));

  return (
    <Screen title={t(`story.${view}`)} back={paths.story}>
      {view === 'persons' ? (
        <PeopleStory persons={active?.persons ?? {}} />
      ) : view === 'houses' ? (
        <HomesStory houses={active?.houses ?? {}} />
      ) : isAreaView(view) ? (
        <AreaStory view={view} told={active} />
      ) : (
        <GatheredStory view={view} told={active} />
      )}
      <BeforeTellings tellings={before} />
    </Screen>
  );
}
