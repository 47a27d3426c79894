import type { Avatar } from '@lykta/domain';
import { Button } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { StandingFigure } from '../../frame/profile/standing-figure.tsx';
import { StepScreen, type StepFrame } from '../../frame/profile/step-screen.tsx';

interface Props {
  frame: StepFrame;
  /** The child's figure, which follows along. */
  avatar: Avatar;
  onMore: () => void;
}

/** Asks whether the child has more homes. */
export function MoreHousesStep({ frame, avatar, onMore }: Props) {
  const { t } = useTranslation();
  return (
    <StepScreen frame={frame} title={t('profile.more.title')} intro={t('profile.more.intro')}>
      <StandingFigure avatar={avatar} size="small">
        <Button look="secondary" onClick={onMore}>
          {t('profile.more.yes')}
        </Button>
        <Button look="secondary" onClick={frame.onDone}>
          {t('profile.more.no')}
        </Button>
      </StandingFigure>
    </StepScreen>
  );
}
