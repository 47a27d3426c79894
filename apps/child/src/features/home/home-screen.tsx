import { useFailureText, useTranslation } from '@lykta/app-shell';
import { useDayMoodQuery, useMoodDaysQuery, useProfileQuery } from '@lykta/api';
import { Avatar, AvatarPlace, describeAvatar } from '@lykta/avatar';
import { dayOf, isHardMood, localText, moodLevelOf, moodLevels, moods } from '@lykta/domain';
import { Card, ErrorState, FigureScene, landed, LinkButton, MoodPicker, type Season } from '@lykta/ui';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../../frame/language.ts';
import { paths } from '../../frame/paths.ts';
import { missingStep } from '../../frame/profile/missing-step.ts';
import { Screen } from '../../frame/screen/screen.tsx';
import { ScreenHeader } from '../../frame/screen/screen-header.tsx';
import { homeWeek } from '../../frame/session/home-week.ts';
import { useNow } from '../../frame/use-now.ts';
import { AfterMood } from './after-mood.tsx';
import { AskedOfMe } from './asked-of-me.tsx';
import { greetingAt } from './greeting.ts';
import { HelpOfTheDay } from './help-of-the-day.tsx';
import { HomeLinks } from './home-links.tsx';
import styles from './home.module.css';
import { InstallTile } from './install-tile.tsx';
import { NextThing } from './next-thing.tsx';
import { seasonOf } from './season.ts';
import { StreakCard } from './streak-card.tsx';
import { useDaysAnew } from './use-days-anew.ts';
import { VerifyTile } from './verify-tile.tsx';

/** A drawing that nothing waits for: it comes after all that the child reads and all that moves, and may stay away. */
const SeasonHill = lazy<ComponentType<{ season: Season }>>(async () => {
  const loaded = await import('./season-scene.tsx').catch(() => undefined);
  await landed();
  return { default: loaded?.SeasonHill ?? (() => null) };
});

interface Props {
  /** The list of forms that opens under the main button. */
  forms: ReactNode;
  /** What an organisation asks, above the main button. */
  asked: ReactNode;
}

/**
 * The screen that a child opens every day (docs/product.md §2, Home). On a hard day it thanks the child, shows help
 * first and questions last, and no streak.
 */
export function HomeScreen({ forms, asked }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const textOf = useFailureText();
  const now = useNow();
  const today = dayOf(now);
  const profile = useProfileQuery();
  const mood = useDayMoodQuery(today);
  const week = useMoodDaysQuery(homeWeek(today));
  useDaysAnew(useLocation().state);
  const chosen = mood.data?.level0 === undefined ? undefined : moodLevelOf(mood.data.level0);
  const hard = chosen !== undefined && isHardMood(chosen);
  const head = (
    <FigureScene
      title={t(hard ? 'home.greeting.told' : `home.greeting.${greetingAt(now.getHours())}`)}
      intro={t(hard ? `home.heard.${chosen === 'CRAPPY' ? 'heavy' : 'hard'}` : 'home.intro')}
      figure={
        profile.data ? (
          <Avatar
            avatar={profile.data.avatar}
            size="full"
            label={describeAvatar(profile.data.avatar, language, 'own')}
          />
        ) : (
          <AvatarPlace size="full" />
        )
      }
      lit={chosen !== undefined}
      edit={hard ? undefined : { href: paths.avatar, label: t('home.change-figure') }}
      scene={
        <Suspense fallback={null}>
          <SeasonHill season={seasonOf(today)} />
        </Suspense>
      }
      header={<ScreenHeader lead="brand" />}
    />
  );
  const help = <HelpOfTheDay day={today} level={chosen} feelings={mood.data?.level1 ?? []} />;
  const next = (
    <>
      <AskedOfMe>{asked}</AskedOfMe>
      {profile.data && <NextThing profile={profile.data} forms={forms} />}
    </>
  );
  return (
    <Screen head={head}>
      {hard && help}
      <Card className={styles.moods}>
        <h2>{t('home.mood')}</h2>
        <MoodPicker
          moods={moodLevels.map((level) => ({
            mood: level,
            label: localText(moods[level].label, language),
            href: paths.mood(level),
          }))}
          chosen={chosen}
          chosenLabel={t('home.mood.chosen')}
          travels
        />
        {chosen && (
          <LinkButton look="text" href={paths.calm}>
            {t('home.calm')}
          </LinkButton>
        )}
      </Card>
      {!hard && help}
      {!hard && next}
      {profile.error && !profile.data && (
        <ErrorState
          title={textOf(profile.error)}
          retryLabel={t('frame.retry')}
          onRetry={() => void profile.refetch()}
        />
      )}
      <StreakCard streak={hard ? 0 : (mood.data?.currentStreak ?? 0)} history={week.data ?? {}} now={now} />
      {profile.data && !missingStep(profile.data) && <VerifyTile />}
      <InstallTile />
      <HomeLinks profile={profile.data} />
      {hard && next}
      <AfterMood profile={profile.data} />
    </Screen>
  );
}
