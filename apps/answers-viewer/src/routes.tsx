import { ErrorBoundary, preloadAt } from '@lykta/app-shell';
import { lazyScreen } from '@lykta/ui';
import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { BrokenScreen } from './frame/broken-screen.tsx';
import { Guard } from './frame/guard.tsx';
import { Layout } from './frame/layout.tsx';
import { Loading } from './frame/loading.tsx';
import { Only } from './frame/only.tsx';

const Answers = lazyScreen(async () => (await import('./features/answers/answers.tsx')).Answers);
const BackFromProvider = lazyScreen(
  async () => (await import('./features/sign-in/back-from-provider.tsx')).BackFromProvider,
);
const Children = lazyScreen(async () => (await import('./features/children/children.tsx')).Children);
const DeskTexts = lazyScreen(async () => (await import('./desk-texts.tsx')).DeskTexts);
const Enrol = lazyScreen(async () => (await import('./features/enrol/enrol.tsx')).Enrol);
const Erasures = lazyScreen(async () => (await import('./features/erasures/erasures.tsx')).Erasures);
const FormStudio = lazyScreen(
  async () => (await import('./features/form-studio/form-studio.tsx')).FormStudio,
);
const Help = lazyScreen(async () => (await import('./features/help/help.tsx')).Help);
const InvitationPage = lazyScreen(
  async () => (await import('./features/invitations/invitation-page.tsx')).InvitationPage,
);
const Invitations = lazyScreen(
  async () => (await import('./features/invitations/invitations.tsx')).Invitations,
);
const Log = lazyScreen(async () => (await import('./features/log/log.tsx')).Log);
const Members = lazyScreen(async () => (await import('./features/members/members.tsx')).Members);
const NewInvitation = lazyScreen(
  async () => (await import('./features/invitations/new-invitation.tsx')).NewInvitation,
);
const Password = lazyScreen(async () => (await import('./features/password/password.tsx')).Password);
const Settings = lazyScreen(async () => (await import('./features/settings/settings.tsx')).Settings);
const SheetPage = lazyScreen(
  async () => (await import('./features/invitations/sheet/sheet-page.tsx')).SheetPage,
);
const SignIn = lazyScreen(async () => (await import('./features/sign-in/sign-in.tsx')).SignIn);
const Start = lazyScreen(async () => (await import('./features/start/start.tsx')).Start);
const Statistics = lazyScreen(async () => (await import('./features/statistics/statistics.tsx')).Statistics);

const screens = (
  <>
    <Route path="sign-in" element={<SignIn />} />
    <Route path="identity" element={<BackFromProvider />} />
    <Route path="resetpwd" element={<Password />} />
    <Route element={<Guard />}>
      <Route path="enrol" element={<Enrol />} />
      <Route element={<DeskTexts />}>
        <Route element={<Layout />}>
          <Route index element={<Start />} />
          <Route element={<Only ability="handle-cases" />}>
            <Route path="children" element={<Children />} />
            <Route path="invitations" element={<Invitations />} />
            <Route path="invitations/new" element={<NewInvitation />} />
            <Route path="invitations/:invitation" element={<InvitationPage />} />
            <Route path="invitations/:invitation/sheet" element={<SheetPage />} />
            <Route path="answers/children" element={<Answers />} />
            <Route path="answers/children/:invitation/:client" element={<Answers />} />
            <Route path="erasures" element={<Erasures />} />
          </Route>
          <Route path="answers" element={<Navigate to="/answers/statistics" replace />} />
          <Route path="answers/statistics" element={<Statistics />} />
          <Route path="forms/*" element={<FormStudio />} />
          <Route path="help" element={<Help />} />
          <Route path="settings" element={<Settings />} />
          <Route element={<Only ability="manage-organisation" />}>
            <Route path="members" element={<Members />} />
            <Route path="log" element={<Log />} />
          </Route>
        </Route>
      </Route>
    </Route>
    <Route path="*" element={<Navigate to="/" replace />} />
  </>
);

/** Loads the code of the screen that an address shows. */
export const preloadScreen = (path: string): Promise<void> => preloadAt(screens, path);

/** All routes of the answers viewer; unknown ones redirect to the start. */
export function AppRoutes() {
  return (
    <ErrorBoundary fallback={(retry) => <BrokenScreen onRetry={retry} />}>
      <Suspense fallback={<Loading />}>
        <Routes>{screens}</Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
