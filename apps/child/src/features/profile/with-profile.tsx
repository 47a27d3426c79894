import { useProfileQuery } from '@lykta/api';
import type { Profile } from '@lykta/domain';
import type { ReactNode } from 'react';
import { ErrorScreen } from '../../frame/errors/error-screen.tsx';
import { LoadingScreen } from '../../frame/screen/loading-screen.tsx';

interface Props {
  children: (profile: Profile) => ReactNode;
}

/** Waits for the profile; a failure has a whole screen of its own. */
export function WithProfile({ children }: Props) {
  const { data, error, refetch } = useProfileQuery();
  if (data) return children(data);
  return error ? <ErrorScreen error={error} onRetry={() => void refetch()} /> : <LoadingScreen />;
}
