import { Confetti, LinkButton } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { paths } from '../../frame/paths.ts';
import { Screen } from '../../frame/screen/screen.tsx';
import { ScreenHeader } from '../../frame/screen/screen-header.tsx';

/** The end of the wizard: a small feast, then home. */
export function WizardDone() {
  const { t } = useTranslation();
  return (
    <Screen
      header={<ScreenHeader lead="brand" />}
      title={t('profile.done.title')}
      intro={t('profile.done.intro')}
      foot={<LinkButton href={paths.home}>{t('profile.done.home')}</LinkButton>}
    >
      <Confetti label={t('profile.done.title')} />
    </Screen>
  );
}
