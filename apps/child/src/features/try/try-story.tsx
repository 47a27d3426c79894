import { Avatar } from '@lykta/avatar';
import { isHardMood, localText, moods, type MoodLevel } from '@lykta/domain';
import type { Flow } from '@lykta/questionnaire-engine';
import { Button, Card, LinkButton, Note, StoryHead, SupportIcon } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { useLanguage } from '../../frame/language.ts';
import { paths } from '../../frame/paths.ts';
import { Screen } from '../../frame/screen/screen.tsx';
import { ScreenHeader } from '../../frame/screen/screen-header.tsx';
import { figureOf, type Invented } from './invented.ts';
import { storyParts, toldStory } from './told-story.ts';
import { tryForm } from './try-form.ts';
import styles from './try.module.css';

interface Props {
  who: Invented;
  mood: MoodLevel | undefined;
  flow: Flow;
  onAgain: () => void;
}

/** What the invented child has told, as a story. */
export function TryStory({ who, mood, flow, onAgain }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const name = t(`try.name.${who}`);
  const told = toldStory(tryForm, flow, language);
  const parts = storyParts.filter((part) => told[part].length > 0);
  const isHard = told.hard.length > 0 || (mood !== undefined && isHardMood(mood));
  return (
    <Screen
      view="story"
      head={
        <StoryHead
          title={t('try.story', { name })}
          intro={mood && t('try.story.mood', { mood: localText(moods[mood].label, language) })}
          picture={<Avatar avatar={figureOf[who]} size="thumb" label="" />}
          header={<ScreenHeader to={paths.start} />}
        />
      }
      foot={
        <>
          <LinkButton href={paths.create}>{t('start.create')}</LinkButton>
          <Button look="quiet" onClick={onAgain}>
            {t('try.again')}
          </Button>
        </>
      }
    >
      {parts.length === 0 && <p>{t('try.story.empty', { name })}</p>}
      {parts.map((part) => (
        <Card key={part}>
          <h2>{t(`try.story.${part}`)}</h2>
          <ul className={styles.said}>
            {told[part].map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Card>
      ))}
      {isHard && (
        <LinkButton look="secondary" icon={SupportIcon} href={paths.support}>
          {t('questions.done.help')}
        </LinkButton>
      )}
      <Note>{t('try.gone')}</Note>
    </Screen>
  );
}
