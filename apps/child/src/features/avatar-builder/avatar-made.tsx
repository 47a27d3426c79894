import type { Avatar as AvatarValue } from '@lykta/domain';
import { Button } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { StandingFigure } from '../../frame/profile/standing-figure.tsx';
import { StepScreen, type StepFrame } from '../../frame/profile/step-screen.tsx';

interface Props {
  frame: StepFrame;
  avatar: AvatarValue;
  onChange: () => void;
}

/** Shown after saving: continue, or change the figure again. */
export function AvatarMade({ frame, avatar, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <StepScreen
      frame={{ onBack: onChange, progress: frame.progress }}
      title={t('builder.made')}
      foot={<Button onClick={frame.onDone}>{t('builder.go-on')}</Button>}
    >
      <StandingFigure avatar={avatar}>
        <Button look="quiet" onClick={onChange}>
          {t('builder.change')}
        </Button>
      </StandingFigure>
    </StepScreen>
  );
}
