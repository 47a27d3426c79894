import { Navigate, Route, Routes } from 'react-router-dom';
import { ErrorScreen } from './frame/errors/error-screen.tsx';
import { lazyScreen } from './frame/errors/lazy-screen.ts';
import { paths } from './frame/paths.ts';
import { LoadingScreen } from './frame/screen/loading-screen.tsx';
import { useSession } from './frame/session/session.ts';

const Start = lazyScreen(() => import('./features/start/start-screen.tsx').then((m) => m.StartScreen));

const elsewhere = <Route path="*" element={<Navigate to={paths.start} replace />} />;

/** Signed-out routes, in the order of docs/product.md §2. */
function SignedOutRoutes() {
  return (
    <Routes>
      <Route path="/" element={<Start />} />
      {elsewhere}
    </Routes>
  );
}

/** Signed-in routes, in the order of docs/product.md §2; / is home. */
function SignedInRoutes() {
  return (
    <Routes>
      <Route path="/" element={<Navigate to={paths.home} replace />} />
      {elsewhere}
    </Routes>
  );
}

/** Every route of the app; which half is open depends on the session. */
export function AppRoutes() {
  const session = useSession();
  switch (session.kind) {
    case 'restoring':
      return <LoadingScreen />;
    case 'unreachable':
      return <ErrorScreen error={session.failure} onRetry={session.retry} />;
    case 'in':
      return <SignedInRoutes />;
    case 'out':
      return <SignedOutRoutes />;
  }
}
