import { ErrorBoundary, useTranslation } from '@lykta/app-shell';
import { DialogExit, SkipLink, ToastProvider } from '@lykta/ui';
import { Suspense, type ReactNode } from 'react';
import { BrokenScreen } from '../errors/broken-screen.tsx';
import { LeaveFast } from '../screen/leave-fast.tsx';
import { LoadingScreen } from '../screen/loading-screen.tsx';
import { Environment } from './environment.tsx';
import { OfflineNotice } from './offline-notice.tsx';

interface Props {
  /** The page's host. */
  host: string;
  children: ReactNode;
}

/** The frame of every screen: skip link, banners, offline notice, toasts and error boundary. */
export function Layout({ host, children }: Props) {
  const { t } = useTranslation();
  return (
    <ToastProvider closeLabel={t('frame.close')}>
      <SkipLink href="#main">{t('frame.skip')}</SkipLink>
      <Environment host={host} />
      <OfflineNotice />
      <ErrorBoundary fallback={(retry) => <BrokenScreen onRetry={retry} />}>
        <DialogExit exit={<LeaveFast />}>
          <Suspense fallback={<LoadingScreen />}>{children}</Suspense>
        </DialogExit>
      </ErrorBoundary>
    </ToastProvider>
  );
}
