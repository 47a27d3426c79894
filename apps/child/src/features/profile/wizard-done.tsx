import type { Avatar as AvatarValue } from '@lykta/domain';
import { Confetti, LinkButton } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { paths } from '../../frame/paths.ts';
import { StandingFigure } from '../../frame/profile/standing-figure.tsx';
import { Screen } from '../../frame/screen/screen.tsx';
import { ScreenHeader } from '../../frame/screen/screen-header.tsx';

interface Props {
  avatar: AvatarValue;
}

/** The end of the wizard: a small celebration, then home. */
export function WizardDone({ avatar }: Props) {
  const { t } = useTranslation();
  return (
    <Screen
      header={<ScreenHeader lead="brand" />}
      title={t('profile.done.title')}
      foot={<LinkButton href={paths.home}>{t('profile.done.home')}</LinkButton>}
    >
      <Confetti label={t('profile.done.title')} />
      <StandingFigure avatar={avatar}>
        <p>{t('profile.done.intro')}</p>
      </StandingFigure>
    </Screen>
  );
}
