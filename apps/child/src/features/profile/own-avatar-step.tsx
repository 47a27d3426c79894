import { useFailureText, useTranslation } from '@lykta/app-shell';
import { useSaveAvatarMutation } from '@lykta/api';
import { avatarGroups } from '@lykta/avatar';
import type { Avatar } from '@lykta/domain';
import type { PictureMore } from '@lykta/ui';
import { AvatarStep } from './avatar-step.tsx';
import type { StepFrame } from '../../frame/profile/step-screen.tsx';

interface Props {
  frame: StepFrame;
  avatar: Avatar;
  /** The tile that opens the builder, with the chosen figure to begin with. */
  create: (chosen: string | null) => PictureMore;
}

/** Chooses the child's own figure among those for its age. */
export function OwnAvatarStep({ frame, avatar, create }: Props) {
  const { t } = useTranslation();
  const textOf = useFailureText();
  const [save] = useSaveAvatarMutation();
  const saveChoice = async (id: string) => {
    const saved = await save({ type: 'ID', data: id });
    if (saved.error) return textOf(saved.error);
    frame.onDone();
    return undefined;
  };
  return (
    <AvatarStep
      frame={frame}
      title={t('profile.avatar.title')}
      figures={avatarGroups.CHILD}
      avatar={avatar}
      onSave={saveChoice}
      create={create}
    />
  );
}
