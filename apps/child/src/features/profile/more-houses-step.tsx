import { Button } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { StepScreen, type StepFrame } from '../../frame/profile/step-screen.tsx';

interface Props {
  frame: StepFrame;
  onMore: () => void;
}

/** Asks whether the child has more homes. */
export function MoreHousesStep({ frame, onMore }: Props) {
  const { t } = useTranslation();
  return (
    <StepScreen frame={frame} title={t('profile.more.title')} intro={t('profile.more.intro')}>
      <Button look="secondary" onClick={onMore}>
        {t('profile.more.yes')}
      </Button>
      <Button look="secondary" onClick={frame.onDone}>
        {t('profile.more.no')}
      </Button>
    </StepScreen>
  );
}
