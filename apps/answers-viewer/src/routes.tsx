import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { ErrorBoundary } from './frame/error-boundary.tsx';
import { Guard } from './frame/guard.tsx';
import { Layout } from './frame/layout.tsx';
import { Loading } from './frame/loading.tsx';

const SignIn = lazy(async () => ({ default: (await import('./features/sign-in/sign-in.tsx')).SignIn }));
const Children = lazy(async () => ({ default: (await import('./features/children/children.tsx')).Children }));
const Invitations = lazy(async () => ({
  default: (await import('./features/invitations/invitations.tsx')).Invitations,
}));
const NewInvitation = lazy(async () => ({
  default: (await import('./features/invitations/new-invitation.tsx')).NewInvitation,
}));
const InvitationPage = lazy(async () => ({
  default: (await import('./features/invitations/invitation-page.tsx')).InvitationPage,
}));
const Statistics = lazy(async () => ({
  default: (await import('./features/statistics/statistics.tsx')).Statistics,
}));
const Answers = lazy(async () => ({ default: (await import('./features/answers/answers.tsx')).Answers }));

/** Every address of the answers viewer; any other leads to the start. */
export function AppRoutes() {
  return (
    <ErrorBoundary>
      <Suspense fallback={<Loading />}>
        <Routes>
          <Route path="sign-in" element={<SignIn />} />
          <Route element={<Guard />}>
            <Route element={<Layout />}>
              <Route index element={<Navigate to="/children" replace />} />
              <Route path="children" element={<Children />} />
              <Route path="invitations" element={<Invitations />} />
              <Route path="invitations/new" element={<NewInvitation />} />
              <Route path="invitations/:invitation" element={<InvitationPage />} />
              <Route path="answers" element={<Navigate to="/answers/statistics" replace />} />
              <Route path="answers/statistics" element={<Statistics />} />
              <Route path="answers/children" element={<Answers />} />
              <Route path="answers/children/:invitation/:client" element={<Answers />} />
            </Route>
          </Route>
          <Route path="*" element={<Navigate to="/" replace />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
