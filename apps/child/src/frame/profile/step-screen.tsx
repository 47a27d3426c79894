import { Progress } from '@lykta/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { StepReading } from '../easier/step-reading.tsx';
import { Screen } from '../screen/screen.tsx';
import { ScreenHeader } from '../screen/screen-header.tsx';
import styles from './step.module.css';

/** Number of steps of the wizard's progress (docs/product.md §9). */
export const MAX_PROGRESS = 6;

/** The frame of one question: its own page, or a step of the wizard. */
export interface StepFrame {
  onBack: () => void;
  onDone: () => void;
  /** 0–6, in the wizard only. */
  progress?: number;
  /** Label of the main button: save on a page, next in the wizard. */
  doneLabel: string;
}

interface Props {
  frame: Pick<StepFrame, 'onBack' | 'progress'>;
  title: string;
  /** The content has its own title. */
  ownTitle?: boolean;
  intro?: string;
  foot?: ReactNode;
  children?: ReactNode;
}

/** One step: back, progress of the wizard, one question. */
export function StepScreen({ frame, title, ownTitle = false, intro, foot, children }: Props) {
  const { t } = useTranslation();
  const header = (
    <>
      <ScreenHeader onBack={frame.onBack} />
      {frame.progress !== undefined && (
        <div className={styles.progress}>
          <Progress
            value={frame.progress}
            max={MAX_PROGRESS}
            label={t('profile.progress', { step: frame.progress, of: MAX_PROGRESS })}
          />
        </div>
      )}
    </>
  );
  if (ownTitle)
    return (
      <Screen header={header} foot={foot} view={title}>
        {children}
      </Screen>
    );
  return (
    <Screen header={header} title={title} intro={intro} foot={foot} view={title}>
      {frame.progress !== undefined && (
        <StepReading parts={intro ? [title, intro] : [title]} offers={frame.progress === 0} />
      )}
      {children}
    </Screen>
  );
}
