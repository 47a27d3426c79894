import { api, useStaffSignOutMutation } from '@lykta/api';
import { IconButton, LogoutIcon, useToast, WhoAmI } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { initialsOf } from './initials.ts';
import { useStaff } from './staff.ts';
import { useFailureText } from './use-failure-text.ts';

/** Shows who is signed in, with the button to sign out. */
export function Me() {
  const { t } = useTranslation();
  const staff = useStaff();
  const failureText = useFailureText();
  const toast = useToast();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const [signOut, { isLoading }] = useStaffSignOutMutation();
  const leave = async () => {
    try {
      await signOut().unwrap();
    } catch (error) {
      toast(failureText(error), 'bad');
      return;
    }
    await navigate('/sign-in', { replace: true });
    dispatch(api.util.resetApiState());
  };
  return (
    <WhoAmI
      initials={initialsOf(staff.name)}
      name={staff.name}
      note={staff.organisation}
      action={
        <IconButton
          label={t('frame.sign-out')}
          icon={LogoutIcon}
          size="compact"
          disabled={isLoading}
          onClick={() => void leave()}
        />
      }
    />
  );
}
