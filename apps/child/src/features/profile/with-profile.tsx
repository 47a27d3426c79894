import { useProfileQuery } from '@lykta/api';
import type { Profile } from '@lykta/domain';
import type { ReactNode } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { ErrorScreen } from '../../frame/errors/error-screen.tsx';
import { LoadingScreen } from '../../frame/screen/loading-screen.tsx';

interface Props {
  children: (profile: Profile) => ReactNode;
}

/** Renders its children with the profile once it is loaded; a failure fills the screen. */
export function WithProfile({ children }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch } = useProfileQuery();
  if (data) return children(data);
  if (!error) return <LoadingScreen />;
  return <ErrorScreen title={t('profile.error.load')} error={error} onRetry={() => void refetch()} />;
}
