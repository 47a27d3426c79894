import { useProfileQuery } from '@lykta/api';
import { isAvatarId } from '@lykta/domain';
import { useTranslation } from '@lykta/app-shell';
import { useLocation, useNavigate } from 'react-router-dom';
import { ErrorScreen } from '../../frame/errors/error-screen.tsx';
import { paths } from '../../frame/paths.ts';
import { usePageStep } from '../../frame/profile/page-step.ts';
import { LoadingScreen } from '../../frame/screen/loading-screen.tsx';
import { AvatarBuilder } from './avatar-builder.tsx';

/** The ready-made figure that was marked on the previous page. */
function markedFigure(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('figure' in state)) return undefined;
  return isAvatarId(state.figure) ? state.figure : undefined;
}

/** /avatarbuilder; returns to the page that opened it, otherwise home. */
export function AvatarBuilderScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { state } = useLocation();
  const frame = usePageStep(paths.home);
  const { data, error, refetch } = useProfileQuery();
  if (!data) return error ? <ErrorScreen error={error} onRetry={() => void refetch()} /> : <LoadingScreen />;
  return (
    <AvatarBuilder
      frame={{
        ...frame,
        onBack: () => void navigate(paths.avatar, { replace: true, state }),
        doneLabel: t('frame.done'),
      }}
      avatar={markedFigure(state) ?? data.avatar}
    />
  );
}
