import type { ClientSession } from '@lykta/domain';
import { AppColumn, CoveredDialogs, lazyScreen } from '@lykta/ui';
import { Suspense, useState, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation, type Location } from 'react-router-dom';
import { useLock } from './frame/lock/use-lock.ts';
import { paths } from './frame/paths.ts';
import { LoadingScreen } from './frame/screen/loading-screen.tsx';
import { ScreenHeader } from './frame/screen/screen-header.tsx';
import { useWaiting } from './frame/session/session.ts';
import styles from './signed-in.module.css';

const SignInAgain = lazyScreen(() =>
  import('./features/account/sign-in-again.tsx').then((m) => m.SignInAgain),
);
const LockScreen = lazyScreen(() => import('./features/lock/lock-screen.tsx').then((m) => m.LockScreen));

interface Props {
  session: ClientSession;
  /** Renders the child's routes for a location. */
  routes: (place: Location) => ReactNode;
  /** The routes that are open while the app is locked. */
  help: ReactNode;
}

/**
 * The screens of a signed-in child. They are hidden while the app is locked or the child must sign in again; unsaved
 * answers stay in memory and are restored afterwards (docs/product.md §9).
 */
export function SignedIn({ session: { lock, locked }, routes, help }: Props) {
  const waiting = useWaiting() !== undefined;
  useLock(lock && !waiting, locked);
  const here = useLocation();
  // The location when the app was locked; an app that opens locked renders no screens of the child.
  const [place, setPlace] = useState(locked ? undefined : here);
  if (!locked && place !== here) setPlace(here);
  const covered = locked || waiting;
  return (
    <>
      {place && (
        <div className={styles.page} hidden={covered}>
          <CoveredDialogs covered={covered}>{routes(place)}</CoveredDialogs>
        </div>
      )}
      {locked && <Locked place={place} help={help} />}
      {waiting && (
        <AppColumn>
          <ScreenHeader lead="brand" />
          <Suspense>
            <SignInAgain />
          </Suspense>
        </AppColumn>
      )}
    </>
  );
}

/** The lock screen. The help pages stay open and lead back to where the child was. */
function Locked({ place, help }: { place: Location | undefined; help: ReactNode }) {
  const { pathname } = useLocation();
  const isHelp = pathname === paths.support || pathname.startsWith(`${paths.support}/`);
  if (place && !isHelp && pathname !== place.pathname)
    return <Navigate to={place} replace state={place.state} />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Routes>
        {help}
        <Route path="*" element={<LockScreen />} />
      </Routes>
    </Suspense>
  );
}
