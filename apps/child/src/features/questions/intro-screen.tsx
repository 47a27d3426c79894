import { Banner, Button, EyeIcon, Link, LockIcon, Note } from '@lykta/ui';
import { localText, type AcceptedInvitation, type FormMetadata } from '@lykta/domain';
import { useTranslation } from '@lykta/app-shell';
import { ReadByItself } from '../../frame/easier/read-by-itself.tsx';
import { Foreign } from '../../frame/foreign.tsx';
import { useLanguage } from '../../frame/language.ts';
import { otherLanguage } from '../../frame/other-language.ts';
import { paths } from '../../frame/paths.ts';
import { Screen } from '../../frame/screen/screen.tsx';
import { ScreenHeader } from '../../frame/screen/screen-header.tsx';
import { introText } from './intro-text.ts';
import styles from './intro.module.css';

interface Props {
  metadata: FormMetadata;
  invitation: AcceptedInvitation | undefined;
  onBegin: () => void;
}

/** Forms about home: the intro advises to answer them where nobody from home can see the screen. */
const aboutHome = ({ group }: FormMetadata) => group === 'family' || group === 'base';

/**
 * What a form is about, who requests it and who reads it, before the first question (docs/product.md §2, intro page).
 */
export function IntroScreen({ metadata, invitation, onBegin }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const say = (text: string) => introText(text, invitation, t('frame.brand'));
  const { intro } = metadata;
  if (!intro) return null;
  const lang = otherLanguage(intro.text, language);
  const title = say(localText(intro.header, language));
  const lines = say(localText(intro.text, language))
    .split('\n')
    .filter((line) => line.trim() !== '');
  const whoReads = invitation
    ? t('questions.intro.asked', { unit: invitation.unit })
    : t('questions.intro.own');
  return (
    <Screen
      title={<span lang={otherLanguage(intro.header, language)}>{title}</span>}
      header={
        <Banner title={localText(metadata.nameForChild, language)} header={<ScreenHeader lead="home" />} />
      }
      foot={<Button onClick={onBegin}>{t('questions.start')}</Button>}
    >
      <ReadByItself parts={[title, ...lines, whoReads]} />
      {lines.map((line) => (
        <p key={line} className={styles.line}>
          <Foreign lang={lang}>{line}</Foreign>
        </p>
      ))}
      <Note icon={EyeIcon}>{whoReads}</Note>
      {invitation && <Link href={paths.tellingOf('happens')}>{t('telling.happens')}</Link>}
      {aboutHome(metadata) && <Note icon={LockIcon}>{t('questions.intro.alone')}</Note>}
    </Screen>
  );
}
