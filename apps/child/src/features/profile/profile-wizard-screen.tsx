import type { Profile } from '@lykta/domain';
import { Button } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../frame/paths.ts';
import type { AvatarMaker } from '../../frame/profile/avatar-maker.ts';
import { BirthYearStep } from './birth-year-step.tsx';
import { GenderStep } from './gender-step.tsx';
import { HousePersonsStep } from './house-persons-step.tsx';
import { HouseStep } from './house-step.tsx';
import { MoreHousesStep } from './more-houses-step.tsx';
import { OwnAvatarStep } from './own-avatar-step.tsx';
import { MAX_PROGRESS, type StepFrame } from '../../frame/profile/step-screen.tsx';
import { WithProfile } from './with-profile.tsx';
import { WizardDone } from './wizard-done.tsx';
import { resumeAt, stepBefore, wizardSteps, type WizardStep } from './wizard-step.ts';

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
  const navigate = useNavigate();
  const [step, setStep] = useState(() => resumeAt(profile));
  const [houseId, setHouseId] = useState(() => Object.keys(profile.houses).at(-1) ?? '');

  const frameTo = (next: WizardStep): StepFrame => {
    const before = stepBefore(step);
    return {
      onBack: () => (before ? setStep(before) : void navigate(paths.home)),
      onDone: () => setStep(next),
      progress: Math.min(wizardSteps.indexOf(step), MAX_PROGRESS),
      doneLabel: t('frame.next'),
    };
  };

  switch (step) {
    case 'avatar':
      return (
        <OwnAvatarStep
          frame={frameTo('birth-year')}
          avatar={profile.avatar}
          create={
            <Button look="secondary" onClick={() => setStep('builder')}>
              {t('profile.avatar.create')}
            </Button>
          }
        />
      );
    case 'builder':
      return <Maker frame={frameTo('birth-year')} avatar={profile.avatar} />;
    case 'birth-year':
      return <BirthYearStep frame={frameTo('gender')} birthYear={profile.birthYear} />;
    case 'gender':
      return <GenderStep frame={frameTo('house')} gender={profile.gender} />;
    case 'house':
      return (
        <HouseStep
          frame={frameTo('persons')}
          onDone={(id) => {
            setHouseId(id);
            setStep('persons');
          }}
        />
      );
    case 'persons':
      return <HousePersonsStep key={houseId} frame={frameTo('more')} houseId={houseId} profile={profile} />;
    case 'more':
      return <MoreHousesStep frame={frameTo('done')} onMore={() => setStep('house')} />;
    case 'done':
      return <WizardDone avatar={profile.avatar} />;
  }
}
