import { ErrorBoundary, useTranslation } from '@lykta/app-shell';
import { Desk, Panel, PanelBody, SideNav, SkipLink } from '@lykta/ui';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { BrokenScreen } from './broken-screen.tsx';
import { EnvironmentNotice } from './environment-notice.tsx';
import { IdleWarning } from './idle-warning.tsx';
import { Loading } from './loading.tsx';
import { Me } from './me.tsx';
import { Offline } from './offline.tsx';
import { Shortcuts } from './shortcuts/shortcuts.tsx';
import { useFocusHeading } from './use-focus-heading.ts';
import { useNavigationItems } from './use-navigation-items.ts';

/** The layout of every signed-in screen: side bar and panel (design: mocks 10 and 11). */
export function Layout() {
  const { t } = useTranslation();
  const { items, groups } = useNavigationItems();
  const { pathname } = useLocation();
  useFocusHeading();
  const side = (
    <SideNav
      brand="Lykta"
      key={pathname}
      label={t('frame.nav.label')}
      menuLabel={t('frame.nav.menu')}
      items={items}
      groups={groups}
      foot={<Me />}
    />
  );
  return (
    <>
      <SkipLink href="#main">{t('frame.skip')}</SkipLink>
      <EnvironmentNotice />
      <Offline />
      <Shortcuts />
      <IdleWarning />
      <Desk nav={side}>
        <ErrorBoundary fallback={(retry) => <BrokenScreen onRetry={retry} />}>
          <Suspense fallback={<LoadingPanel />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </Desk>
    </>
  );
}

function LoadingPanel() {
  return (
    <Panel>
      <PanelBody>
        <Loading />
      </PanelBody>
    </Panel>
  );
}
