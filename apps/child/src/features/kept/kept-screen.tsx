import { useKeptQuery } from '@lykta/api';
import { EmptyState, LinkButton } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { ErrorScreen } from '../../frame/errors/error-screen.tsx';
import { paths } from '../../frame/paths.ts';
import { LoadingScreen } from '../../frame/screen/loading-screen.tsx';
import { Screen } from '../../frame/screen/screen.tsx';
import { KeptCard } from './kept-card.tsx';

/** What units keep of what the child has sent, for how long, and a way to take it back from each. */
export function KeptScreen() {
  const { t } = useTranslation();
  const { data, error, refetch } = useKeptQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data) return error ? <ErrorScreen error={error} onRetry={() => void refetch()} /> : <LoadingScreen />;
  return (
    <Screen title={t('kept.title')} intro={t('kept.intro')} back={paths.invitations}>
      {data.length === 0 && <EmptyState title={t('kept.empty')}>{t('kept.empty.text')}</EmptyState>}
      {data.map((kept) => (
        <KeptCard key={kept.invitation} kept={kept} />
      ))}
      {data.some(({ sent }) => sent > 0) && (
        <LinkButton look="secondary" href={paths.settings}>
          {t('kept.save')}
        </LinkButton>
      )}
    </Screen>
  );
}
