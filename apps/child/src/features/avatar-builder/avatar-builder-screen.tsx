import { useProfileQuery } from '@lykta/api';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ErrorScreen } from '../../frame/errors/error-screen.tsx';
import { paths } from '../../frame/paths.ts';
import { LoadingScreen } from '../../frame/screen/loading-screen.tsx';
import { AvatarBuilder } from './avatar-builder.tsx';

/** /avatarbuilder */
export function AvatarBuilderScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data, error, refetch } = useProfileQuery();
  if (!data) return error ? <ErrorScreen error={error} onRetry={() => void refetch()} /> : <LoadingScreen />;
  return (
    <AvatarBuilder
      frame={{
        onBack: () => void navigate(paths.avatar),
        onDone: () => void navigate(paths.home),
        doneLabel: t('frame.done'),
      }}
      avatar={data.avatar}
    />
  );
}
