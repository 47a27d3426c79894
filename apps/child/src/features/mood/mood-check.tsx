import { failureOf, useDayMoodQuery, useSaveMoodMutation } from '@lykta/api';
import {
  dayOf,
  fittingHelp,
  isHardMood,
  localText,
  moods,
  type EmotionKey,
  type MoodLevel,
} from '@lykta/domain';
import { Button, FormError, lanternLight, MoodHead, MoreBelow } from '@lykta/ui';
import { addTransitionType, startTransition, useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useEasier } from '../../frame/easier/use-easier.ts';
import { useClosedHelp } from '../../frame/help/closed-help.ts';
import { HelpTile } from '../../frame/help/help-tile.tsx';
import { useLanguage } from '../../frame/language.ts';
import { paths, type MoodSaved } from '../../frame/paths.ts';
import { Screen } from '../../frame/screen/screen.tsx';
import { ScreenHeader } from '../../frame/screen/screen-header.tsx';
import { useWaitingPage } from '../../frame/session/session.ts';
import { dayName } from './chart-window.ts';
import { ChooseFeelings } from './choose-feelings.tsx';
import { instantOf, wantedDay } from './mood-day.ts';

interface Props {
  level: MoodLevel;
}

/** The chosen mood and its feelings, and saving both (docs/product.md §2, mood). */
export function MoodCheck({ level }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [now] = useState(() => new Date());
  const [query] = useSearchParams();
  const day = wantedDay(query.get('day'), now);
  const { data: logged } = useDayMoodQuery(day);
  const [changed, setChanged] = useState<EmotionKey[]>();
  const [helpClosed, setHelpClosed] = useState(false);
  const closedHelp = useClosedHelp(day);
  const [save, { isLoading, isSuccess, error }] = useSaveMoodMutation();
  const way = useEasier();
  useWaitingPage();

  const isToday = day === dayOf(now);
  const before = logged?.level0 === moods[level].value ? (logged.level1 ?? []) : [];
  const chosen = changed ?? before;
  const fitting = fittingHelp(level, chosen);
  const help = helpClosed ? undefined : fitting;
  // A hard mood shows the help from the start, because help that appears later would move the feelings.
  const isHard = isHardMood(level);

  const finish = async () => {
    const saved = await save({
      timestamp: instantOf(day, new Date()),
      level0: moods[level].value,
      level1: chosen,
    });
    if (!saved.data) return;
    if (helpClosed) closedHelp.close();
    else closedHelp.open();
    const hard = fitting !== undefined;
    const told: MoodSaved = { streak: saved.data.currentStreak, hard, help };
    startTransition(() => {
      // The light of today's lantern is the same for every mood: it says "you were here".
      if (isToday) addTransitionType(lanternLight);
      void navigate(paths.home, { state: told });
    });
  };

  const tile = help && <HelpTile help={help} onClose={() => setHelpClosed(true)} />;
  return (
    <Screen
      head={
        <MoodHead
          mood={level}
          title={localText(moods[level].label, language)}
          lights={isToday && (isLoading || isSuccess)}
          header={<ScreenHeader />}
        />
      }
      more={way[0] && <MoreBelow>{t('easier.below')}</MoreBelow>}
      foot={
        <>
          {error && (
            <FormError>
              {t(failureOf(error).code === 'offline' ? 'error.offline' : 'mood.error.save')}
            </FormError>
          )}
          <Button busy={isLoading} onClick={() => void finish()}>
            {t('frame.done')}
          </Button>
        </>
      }
    >
      {isHard && tile}
      <ChooseFeelings
        title={isToday ? t('mood.feelings') : t('mood.feelings.then', { day: dayName(day, language) })}
        level={level}
        chosen={chosen}
        onChange={setChanged}
        way={way}
      />
      {!isHard && tile}
    </Screen>
  );
}
