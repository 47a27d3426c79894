import { localText, moodLevels, moods, type MoodLevel } from '@lykta/domain';
import { PictureGrid, Smiley } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { useLanguage } from '../../frame/language.ts';
import { Screen } from '../../frame/screen/screen.tsx';
import { ScreenHeader } from '../../frame/screen/screen-header.tsx';
import type { Invented } from './invented.ts';

interface Props {
  who: Invented;
  onFeel: (mood: MoodLevel) => void;
  onBack: () => void;
}

/** How the invented child is today. */
export function TryMood({ who, onFeel, onBack }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const name = t(`try.name.${who}`);
  const feel = (value: string) => {
    const mood = moodLevels.find((level) => level === value);
    if (mood) onFeel(mood);
  };
  return (
    <Screen
      view="mood"
      title={t('try.mood', { name })}
      intro={t('try.mood.intro', { name })}
      header={<ScreenHeader onBack={onBack} />}
    >
      <PictureGrid
        label={t('try.mood', { name })}
        hideLabel
        options={moodLevels.map((level) => ({
          value: level,
          label: localText(moods[level].label, language),
          picture: <Smiley mood={level} size={88} />,
        }))}
        value={null}
        onChoose={feel}
      />
    </Screen>
  );
}
