import { Button, EmptyState, LinkButton } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { useLocation, useNavigate } from 'react-router-dom';
import { ErrorScreen } from '../../frame/errors/error-screen.tsx';
import { paths } from '../../frame/paths.ts';
import { LoadingScreen } from '../../frame/screen/loading-screen.tsx';
import { Screen } from '../../frame/screen/screen.tsx';
import { Deciding } from './deciding.tsx';
import { useWaiting } from './use-waiting.ts';

interface AcceptState {
  /** The pending invitation to decide on; by default the first stored code's. */
  invitation?: string;
  /** Path to go to when no invitation is left. */
  next?: string;
}

/** One invitation to accept or decline, with its consequences (docs/product.md §4, Invitation). */
export function AcceptScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { invitation: asked, next = paths.home }: AcceptState = state ?? {};
  const waiting = useWaiting(asked);
  const goOn = () => void navigate(next, { replace: true });

  switch (waiting.state) {
    case 'loading':
      return <LoadingScreen />;
    case 'failed':
      return <ErrorScreen error={waiting.error} onRetry={waiting.retry} />;
    case 'found':
      return (
        <Deciding
          invitation={waiting.invitation}
          onDecided={waiting.more ? waiting.goOn : goOn}
          onLater={goOn}
        />
      );
    case 'invalid':
    case 'none':
      return (
        <Screen
          title={t('invitations.title')}
          back={next}
          foot={<Button onClick={goOn}>{t('frame.ok')}</Button>}
        >
          <EmptyState
            title={t('invitations.invalid')}
            action={
              <LinkButton look="secondary" size="small" fit href={paths.code}>
                {t('invitations.empty.code')}
              </LinkButton>
            }
          />
        </Screen>
      );
    default:
      return waiting satisfies never;
  }
}
