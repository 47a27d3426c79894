import { useChangePersonMutation } from '@lykta/api';
import { figuresFor } from '@lykta/avatar';
import { localText, personTypeInfo, type Profile, own } from '@lykta/domain';
import { LinkButton } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { Navigate, useLocation } from 'react-router-dom';
import { useLanguage } from '../../frame/language.ts';
import { paths } from '../../frame/paths.ts';
import { AvatarStep } from './avatar-step.tsx';
import { OwnAvatarStep } from './own-avatar-step.tsx';
import { usePageStep } from '../../frame/profile/page-step.ts';
import { usePageTask } from './page-task.ts';
import type { StepFrame } from '../../frame/profile/step-screen.tsx';
import { WithProfile } from './with-profile.tsx';

/**
 * /avatar: the child's own figure, or that of the person given by the previous screen; a removed person redirects to
 * /myprofile.
 */
export function AvatarScreen() {
  const { t } = useTranslation();
  const { personId } = usePageTask();
  const { state } = useLocation();
  const frame = usePageStep(personId ? paths.myProfile : paths.home);
  return (
    <WithProfile>
      {(profile) => {
        if (personId) {
          const person = own(profile.persons, personId);
          if (!person) return <Navigate to={paths.myProfile} replace />;
          return <PersonAvatar frame={frame} personId={personId} person={person} />;
        }
        return (
          <OwnAvatarStep
            frame={frame}
            avatar={profile.avatar}
            create={(figure) => ({
              label: t('profile.avatar.create'),
              href: paths.avatarBuilder,
              state: { ...state, figure },
            })}
          />
        );
      }}
    </WithProfile>
  );
}

interface Props {
  frame: StepFrame;
  personId: string;
  person: Profile['persons'][string];
}

function PersonAvatar({ frame, personId, person }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [change] = useChangePersonMutation();
  const save = async (avatar: string) => {
    const changed = await change({ id: personId, change: { avatar } });
    if (changed.error) return t('profile.error.avatar');
    frame.onDone();
    return undefined;
  };
  return (
    <AvatarStep
      frame={frame}
      title={t('profile.person.figure', { who: localText(personTypeInfo[person.type].label, language) })}
      figures={figuresFor(person.type)}
      avatar={person.avatar}
      onSave={save}
    >
      <LinkButton look="text" href={paths.person} state={{ personId, backTo: paths.myProfile }}>
        {t('profile.person.change')}
      </LinkButton>
    </AvatarStep>
  );
}
