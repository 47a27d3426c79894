import { own, type Profile } from '@lykta/domain';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import type { AvatarMaker } from '../../frame/profile/avatar-maker.ts';
import { BirthYearStep } from './birth-year-step.tsx';
import { GenderStep } from './gender-step.tsx';
import { HousePersonsStep } from './house-persons-step.tsx';
import { HouseStep } from './house-step.tsx';
import { MoreHousesStep } from './more-houses-step.tsx';
import { OwnAvatarStep } from './own-avatar-step.tsx';
import { MAX_PROGRESS, type StepFrame } from '../../frame/profile/step-screen.tsx';
import { WithProfile } from './with-profile.tsx';
import { useWizardPlace } from './use-wizard-place.ts';
import { WizardDone } from './wizard-done.tsx';
import { resumeAt, wizardSteps, type WizardStep } from './wizard-step.ts';

interface Props {
  /** The avatar builder, passed in because it is another feature. */
  maker: AvatarMaker;
}

/** The onboarding wizard: figure, birth year, gender, homes (docs/product.md §2, onboarding). */
export function ProfileWizardScreen({ maker }: Props) {
  return <WithProfile>{(profile) => <Wizard profile={profile} maker={maker} />}</WithProfile>;
}

function Wizard({ profile, maker: Maker }: Props & { profile: Profile }) {
  const { t } = useTranslation();
  const { step, houseId, goTo, goBack } = useWizardPlace({
    step: resumeAt(profile),
    houseId: Object.keys(profile.houses).at(-1),
  });
  // The figure that is marked when the builder opens.
  const [figure, setFigure] = useState<string | null>(null);
  const house = houseId === undefined ? undefined : own(profile.houses, houseId);

  const frameTo = (next: WizardStep): StepFrame => ({
    onBack: goBack,
    onDone: () => goTo(next),
    progress: Math.min(wizardSteps.indexOf(step), MAX_PROGRESS),
    doneLabel: t('frame.next'),
  });

  switch (step) {
    case 'avatar':
      return (
        <OwnAvatarStep
          frame={frameTo('birth-year')}
          avatar={profile.avatar}
          create={(figure) => ({
            label: t('profile.avatar.create'),
            onClick: () => {
              setFigure(figure);
              goTo('builder');
            },
          })}
        />
      );
    case 'builder':
      return <Maker frame={frameTo('birth-year')} avatar={figure ?? profile.avatar} />;
    case 'birth-year':
      return (
        <BirthYearStep frame={frameTo('gender')} birthYear={profile.birthYear} avatar={profile.avatar} />
      );
    case 'gender':
      return <GenderStep frame={frameTo('house')} gender={profile.gender} />;
    case 'house':
      return (
        <HouseStep
          key={houseId}
          frame={frameTo('persons')}
          house={houseId !== undefined && house ? { id: houseId, type: house.type } : undefined}
          onDone={(id) => goTo('persons', id)}
        />
      );
    case 'persons':
      return (
        <HousePersonsStep key={houseId} frame={frameTo('more')} houseId={houseId ?? ''} profile={profile} />
      );
    case 'more':
      return <MoreHousesStep frame={frameTo('done')} avatar={profile.avatar} onMore={() => goTo('house')} />;
    case 'done':
      return <WizardDone avatar={profile.avatar} />;
    default:
      return step satisfies never;
  }
}
