import { own } from '@lykta/domain';
import { useRemovePersonMutation } from '@lykta/api';
import { useTranslation } from '@lykta/app-shell';
import { Navigate } from 'react-router-dom';
import { paths } from '../../frame/paths.ts';
import { usePageStep } from '../../frame/profile/page-step.ts';
import { usePageTask } from './page-task.ts';
import { PersonFlow } from './person-flow.tsx';
import { RemoveButton } from './remove-button.tsx';
import { WithProfile } from './with-profile.tsx';

/** /person: adds a person to the child's life or changes who somebody is; a removed person redirects to /myprofile. */
export function PersonScreen() {
  const { t } = useTranslation();
  const { personId } = usePageTask();
  const frame = usePageStep(paths.myProfile);
  const [remove] = useRemovePersonMutation();
  return (
    <WithProfile>
      {({ persons }) => {
        if (!personId) return <PersonFlow frame={frame} onDone={frame.onDone} />;
        const known = own(persons, personId);
        if (!known) return <Navigate to={paths.myProfile} replace />;
        return (
          <PersonFlow
            frame={frame}
            person={{ id: personId, ...known }}
            onDone={frame.onDone}
            foot={
              <RemoveButton
                label={t('profile.person.remove')}
                question={t('profile.person.remove.question')}
                consequence={t('profile.person.remove.text')}
                onRemove={() => remove(personId).unwrap()}
                onDone={frame.onDone}
              />
            }
          />
        );
      }}
    </WithProfile>
  );
}
