import type { PersonType } from '@lykta/domain';
import type { ReactNode } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { PersonTypes } from '../../frame/profile/person-types.tsx';
import { StepScreen, type StepFrame } from '../../frame/profile/step-screen.tsx';

interface Props {
  frame: Pick<StepFrame, 'onBack' | 'progress'>;
  chosen?: PersonType;
  onChoose: (type: PersonType) => void;
  foot?: ReactNode;
}

/** Asks who a person is: types in their relation groups, with a search field. */
export function PersonTypeStep({ frame, chosen, onChoose, foot }: Props) {
  const { t } = useTranslation();
  return (
    <StepScreen frame={frame} title={t('profile.person.title')} foot={foot}>
      <PersonTypes chosen={chosen} onChoose={onChoose} />
    </StepScreen>
  );
}
