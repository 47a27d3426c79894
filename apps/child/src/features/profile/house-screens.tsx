import { useRemoveHouseMutation } from '@lykta/api';
import { own, type Profile } from '@lykta/domain';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { paths } from '../../frame/paths.ts';
import { HousePersonsStep } from './house-persons-step.tsx';
import { HouseStep } from './house-step.tsx';
import { usePageStep } from '../../frame/profile/page-step.ts';
import { usePageTask } from './page-task.ts';
import { RemoveButton } from './remove-button.tsx';
import { WithProfile } from './with-profile.tsx';

/**
 * /houses: changes the drawing of a home; without one it adds a home, like /accommodation. A removed home redirects
 * to /myprofile.
 */
export function HousesScreen() {
  const { houseId } = usePageTask();
  const frame = usePageStep(paths.myProfile);
  return (
    <WithProfile>
      {(profile) => {
        if (!houseId) return <NewHouse profile={profile} />;
        const house = own(profile.houses, houseId);
        if (!house) return <Navigate to={paths.myProfile} replace />;
        return (
          <HouseStep frame={frame} house={{ id: houseId, type: house.type }} onDone={() => frame.onDone()} />
        );
      }}
    </WithProfile>
  );
}

/** /accommodation: a new home, then who lives there. */
export function AccommodationScreen() {
  return <WithProfile>{(profile) => <NewHouse profile={profile} />}</WithProfile>;
}

function NewHouse({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const frame = usePageStep(paths.myProfile);
  const [houseId, setHouseId] = useState<string>();
  if (houseId === undefined)
    return <HouseStep frame={{ ...frame, doneLabel: t('frame.next') }} onDone={setHouseId} />;
  return <HousePersonsStep frame={frame} houseId={houseId} profile={profile} />;
}

/** /accommodation/{id}: who lives in a home; an unknown home redirects to /myprofile. */
export function HouseholdScreen() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const frame = usePageStep(paths.myProfile);
  const [remove] = useRemoveHouseMutation();
  return (
    <WithProfile>
      {(profile) => {
        if (!own(profile.houses, id)) return <Navigate to={paths.myProfile} replace />;
        return (
          <HousePersonsStep frame={frame} houseId={id} profile={profile}>
            <RemoveButton
              label={t('profile.house.remove')}
              question={t('profile.house.remove.question')}
              consequence={t('profile.house.remove.text')}
              onRemove={() => remove(id).unwrap()}
              onDone={() => void navigate(paths.myProfile, { replace: true })}
            />
          </HousePersonsStep>
        );
      }}
    </WithProfile>
  );
}
