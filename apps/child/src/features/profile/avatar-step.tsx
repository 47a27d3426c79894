import type { Avatar } from '@lykta/domain';
import { Button, FormError, type PictureMore } from '@lykta/ui';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { FigurePicker } from './figure-picker.tsx';
import { StepScreen, type StepFrame } from '../../frame/profile/step-screen.tsx';

interface Props {
  frame: Omit<StepFrame, 'onDone'>;
  title: string;
  /** Ids of ready-made figures in display order. */
  figures: readonly string[];
  avatar: Avatar;
  /** Saves the choice; resolves to an error message, or to undefined on success. */
  onSave: (id: string) => Promise<string | undefined>;
  /** The tile that opens the builder, with the chosen figure to begin with; pages then have fewer figures. */
  create?: (chosen: string | null) => PictureMore;
  /** Content below the figures. */
  children?: ReactNode;
}

/** The id of a ready-made figure; null for one from the builder or a photo. */
function readyMadeId(avatar: Avatar): string | null {
  if (typeof avatar === 'string') return avatar;
  return avatar.type === 'ID' ? avatar.data : null;
}

/** Chooses a ready-made figure for the child or for a person in its life. */
export function AvatarStep({ frame, title, figures, avatar, onSave, create, children }: Props) {
  const { t } = useTranslation();
  const before = readyMadeId(avatar);
  const [chosen, setChosen] = useState(before === 'default' ? null : before);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const save = async () => {
    if (chosen === null) return;
    setBusy(true);
    setProblem(await onSave(chosen).finally(() => setBusy(false)));
  };

  return (
    <StepScreen
      frame={frame}
      title={title}
      foot={
        <>
          {problem && <FormError>{problem}</FormError>}
          <Button
            busy={busy}
            disabled={chosen === null}
            reason={t('profile.choose-first')}
            onClick={() => void save()}
          >
            {frame.doneLabel}
          </Button>
        </>
      }
    >
      <FigurePicker
        label={title}
        figures={figures}
        value={chosen}
        onChoose={setChosen}
        create={create?.(chosen)}
      />
      {children}
    </StepScreen>
  );
}
