import { Avatar, describeAvatar } from '@lykta/avatar';
import type { Avatar as AvatarValue } from '@lykta/domain';
import { Confetti, LinkButton, Pool } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../frame/language.ts';
import { paths } from '../../frame/paths.ts';
import { Screen } from '../../frame/screen/screen.tsx';
import { ScreenHeader } from '../../frame/screen/screen-header.tsx';
import styles from './step.module.css';

interface Props {
  avatar: AvatarValue;
}

/** The end of the wizard: a small celebration, then home. */
export function WizardDone({ avatar }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <Screen
      header={<ScreenHeader lead="brand" />}
      title={t('profile.done.title')}
      intro={t('profile.done.intro')}
      foot={<LinkButton href={paths.home}>{t('profile.done.home')}</LinkButton>}
    >
      <Confetti label={t('profile.done.title')} />
      <div className={styles.feast}>
        <Pool x="50%" y="50%" size="21rem" />
        <Avatar avatar={avatar} size="full" label={describeAvatar(avatar, language)} />
      </div>
    </Screen>
  );
}
