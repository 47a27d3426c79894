import { preloadAt, useTranslation } from '@lykta/app-shell';
import { lazyScreen, Skeleton } from '@lykta/ui';
import { Suspense, type ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { fetchHelp } from './features/home/help-of-the-day.tsx';
import { HomeScreen } from './features/home/home-screen.tsx';
import { ErrorScreen } from './frame/errors/error-screen.tsx';
import { paths } from './frame/paths.ts';
import { LoadingScreen } from './frame/screen/loading-screen.tsx';
import { useScreenTitle } from './frame/screen/use-screen-title.ts';
import { AfterSignIn } from './frame/session/after-sign-in.tsx';
import { useSession, useSessionEnd } from './frame/session/session.ts';
import { useSignOuts } from './frame/session/sign-out.ts';
import { SignedIn } from './signed-in.tsx';

const Start = lazyScreen(() => import('./features/start/start-screen.tsx').then((m) => m.StartScreen));
const Login = lazyScreen(() => import('./features/account/login-screen.tsx').then((m) => m.LoginScreen));
const Create = lazyScreen(() => import('./features/account/create-screen.tsx').then((m) => m.CreateScreen));
const Connect = lazyScreen(() =>
  import('./features/account/connect-screen.tsx').then((m) => m.ConnectScreen),
);
const Profile = lazyScreen(() =>
  import('./features/profile/profile-wizard-screen.tsx').then((m) => m.ProfileWizardScreen),
);
const AvatarBuilder = lazyScreen(() =>
  import('./features/avatar-builder/avatar-builder.tsx').then((m) => m.AvatarBuilder),
);
const AvatarBuilderPage = lazyScreen(() =>
  import('./features/avatar-builder/avatar-builder-screen.tsx').then((m) => m.AvatarBuilderScreen),
);
const OwnAvatar = lazyScreen(() =>
  import('./features/profile/avatar-screen.tsx').then((m) => m.AvatarScreen),
);
const BirthYear = lazyScreen(() =>
  import('./features/profile/edit-screens.tsx').then((m) => m.BirthYearScreen),
);
const Gender = lazyScreen(() => import('./features/profile/edit-screens.tsx').then((m) => m.GenderScreen));
const Houses = lazyScreen(() => import('./features/profile/house-screens.tsx').then((m) => m.HousesScreen));
const Accommodation = lazyScreen(() =>
  import('./features/profile/house-screens.tsx').then((m) => m.AccommodationScreen),
);
const Household = lazyScreen(() =>
  import('./features/profile/house-screens.tsx').then((m) => m.HouseholdScreen),
);
const Person = lazyScreen(() => import('./features/profile/person-screen.tsx').then((m) => m.PersonScreen));
const MyProfile = lazyScreen(() =>
  import('./features/profile/my-profile-screen.tsx').then((m) => m.MyProfileScreen),
);
const MoodChart = lazyScreen(() =>
  import('./features/mood/mood-chart-screen.tsx').then((m) => m.MoodChartScreen),
);
const Mood = lazyScreen(() => {
  fetchHelp().catch(() => undefined);
  return import('./features/mood/mood-screen.tsx').then((m) => m.MoodScreen);
});

const FormList = lazyScreen(() => import('./features/questions/form-list.tsx').then((m) => m.FormList));
const Forward = lazyScreen(() =>
  import('./features/questions/forward-screen.tsx').then((m) => m.ForwardScreen),
);
const FormDone = lazyScreen(() => import('./features/questions/done-screen.tsx').then((m) => m.DoneScreen));
const FormSent = lazyScreen(() => import('./features/questions/done-screen.tsx').then((m) => m.SentScreen));
const AskedFirst = lazyScreen(() => import('./features/questions/form-list.tsx').then((m) => m.AskedFirst));
const Form = lazyScreen(() => import('./features/questions/form-screen.tsx').then((m) => m.FormScreen));
const Code = lazyScreen(() => import('./features/invitations/code-screen.tsx').then((m) => m.CodeScreen));
const Story = lazyScreen(() => import('./features/story/story-screen.tsx').then((m) => m.StoryScreen));
const StoryView = lazyScreen(() =>
  import('./features/story/story-view-screen.tsx').then((m) => m.StoryViewScreen),
);
const Share = lazyScreen(() => import('./features/sharing/share-screen.tsx').then((m) => m.ShareScreen));
const SentForm = lazyScreen(() =>
  import('./features/story/request-form-screen.tsx').then((m) => m.RequestFormScreen),
);
const Invitations = lazyScreen(() =>
  import('./features/invitations/invitations-screen.tsx').then((m) => m.InvitationsScreen),
);
const Kept = lazyScreen(() => import('./features/kept/kept-screen.tsx').then((m) => m.KeptScreen));
const Accept = lazyScreen(() =>
  import('./features/invitations/accept-screen.tsx').then((m) => m.AcceptScreen),
);
const Shared = lazyScreen(() => import('./features/sharing/shared-screen.tsx').then((m) => m.SharedScreen));

const Support = lazyScreen(() =>
  import('./features/support/support-screen.tsx').then((m) => m.SupportScreen),
);
const SupportLink = lazyScreen(() =>
  import('./features/support/support-link-screen.tsx').then((m) => m.SupportLinkScreen),
);
const Telling = lazyScreen(() =>
  import('./features/telling/telling-screen.tsx').then((m) => m.TellingScreen),
);
const LaterTexts = lazyScreen(() => import('./later-texts.tsx').then((m) => m.LaterTexts));
const Calm = lazyScreen(() => import('./features/calm/calm-screen.tsx').then((m) => m.CalmScreen));
const Settings = lazyScreen(() => import('./settings-route.tsx').then((m) => m.SettingsRoute));

const ResetPassword = lazyScreen(() =>
  import('./features/account/reset-password-screen.tsx').then((m) => m.ResetPasswordScreen),
);
const Migrate = lazyScreen(() =>
  import('./features/account/migrate-screen.tsx').then((m) => m.MigrateScreen),
);
const Together = lazyScreen(() =>
  import('./features/questions/together/together-page.tsx').then((m) => m.TogetherPage),
);
const Undo = lazyScreen(() => import('./features/account/undo-screen.tsx').then((m) => m.UndoScreen));
const NewPassword = lazyScreen(() =>
  import('./features/account/change-password-screen.tsx').then((m) => m.ChangePasswordScreen),
);
const LockSettings = lazyScreen(() =>
  import('./features/lock/lock-settings-screen.tsx').then((m) => m.LockSettingsScreen),
);
const Verify = lazyScreen(() => import('./features/account/verify-screen.tsx').then((m) => m.VerifyScreen));
const DeleteAccount = lazyScreen(() =>
  import('./features/account/delete-account-screen.tsx').then((m) => m.DeleteAccountScreen),
);

const elsewhere = <Route path="*" element={<Navigate to={paths.start} replace />} />;

/** Help pages: open to everybody, also while the session is unknown. */
const help = (
  <>
    <Route path="support" element={<Support />} />
    <Route path="support/:link" element={<SupportLink />} />
    <Route path="telling/:topic" element={<Telling />} />
    <Route element={<LaterTexts />}>
      <Route path="calm/:way?" element={<Calm />} />
    </Route>
  </>
);

/** Open to everybody. The deletion is included because its last step is shown after signing out. */
const forEverybody = (
  <>
    <Route path="resetpwd" element={<ResetPassword />} />
    <Route element={<LaterTexts />}>
      <Route path="together" element={<Together />} />
      <Route path="undo" element={<Undo />} />
      <Route path="shared" element={<Shared />} />
    </Route>
    <Route path="connect/:code?" element={<Connect />} />
    {help}
    <Route path="deleteAccount" element={<DeleteAccount />} />
  </>
);

/** The list of forms, loaded separately; home stays visible meanwhile. */
function Forms() {
  const { t } = useTranslation();
  return (
    <Suspense fallback={<Skeleton label={t('frame.loading')} parts={['tile', 'tile', 'tile', 'tile']} />}>
      <FormList />
    </Suspense>
  );
}

/** Signed-out screens, in the order of docs/product.md §2. */
const signedOutScreens = (
  <>
    <Route path="/" element={<Start />} />
    <Route path="login" element={<Login />} />
    <Route element={<LaterTexts />}>
      <Route path="migrate" element={<Migrate />} />
    </Route>
    <Route path="create" element={<Create />} />
    {forEverybody}
  </>
);

function SignedOutRoutes() {
  const ended = useSessionEnd();
  return (
    <Routes>
      {signedOutScreens}
      {/* The session ended: the sign-in page says why and leads back. */}
      {ended ? <Route path="*" element={<Navigate to={paths.login} replace />} /> : elsewhere}
    </Routes>
  );
}

/** Signed-in screens, in the order of docs/product.md §2. The first three redirect after signing in. */
const signedInScreens = (
  <>
    <Route path="/" element={<AfterSignIn to={paths.home} />} />
    <Route path="login" element={<AfterSignIn to={paths.home} />} />
    <Route path="create" element={<AfterSignIn to={paths.profile} />} />
    <Route path="home" element={<HomeScreen forms={<Forms />} asked={<AskedFirst />} />} />
    <Route path="form" element={<Forward />} />
    <Route path="form/done" element={<FormDone />} />
    <Route path="form/sent" element={<FormSent />} />
    <Route path="form/:formIdParam/:formVersionParam/:questionId?" element={<Form />} />
    <Route
      path="form/:formIdParam/:formVersionParam/:invitationId/:requestId/:questionId?"
      element={<Form />}
    />
    <Route path="profile" element={<Profile maker={AvatarBuilder} />} />
    <Route path="avatarbuilder" element={<AvatarBuilderPage />} />
    <Route path="avatar" element={<OwnAvatar />} />
    <Route path="birthyear" element={<BirthYear />} />
    <Route path="gender" element={<Gender />} />
    <Route path="houses" element={<Houses />} />
    <Route path="accommodation" element={<Accommodation />} />
    <Route path="accommodation/:id" element={<Household />} />
    <Route path="person" element={<Person />} />
    <Route path="code" element={<Code />} />
    <Route element={<LaterTexts />}>
      <Route path="beb" element={<Story />} />
      <Route path="beb/share" element={<Share />} />
      <Route path="beb/:what" element={<StoryView />} />
      <Route path="beb/requestform/:formId/:formVersion/:invitationId/:requestId" element={<SentForm />} />
    </Route>
    <Route path="myprofile" element={<MyProfile />} />
    <Route path="invitations" element={<Invitations />} />
    <Route element={<LaterTexts />}>
      <Route path="invitations/kept" element={<Kept />} />
    </Route>
    <Route path="invitations/accept" element={<Accept />} />
    <Route path="moodchart" element={<MoodChart />} />
    <Route path="mood/:type" element={<Mood />} />
    <Route path="settings/password" element={<NewPassword />} />
    <Route path="settings/lock" element={<LockSettings />} />
    <Route element={<LaterTexts />}>
      <Route path="settings" element={<Settings />} />
      <Route path="settings/verify" element={<Verify />} />
    </Route>
    {forEverybody}
    {elsewhere}
  </>
);

/** Routes while the session is unknown: without a network, or with a slow server. */
function UndecidedRoutes({ children }: { children: ReactNode }) {
  return (
    <Routes>
      {help}
      <Route path="*" element={children} />
    </Routes>
  );
}

/** All routes of the app; the session decides which ones are open. */
export function AppRoutes() {
  const session = useSession();
  useSignOuts();
  useScreenTitle();
  switch (session.kind) {
    case 'restoring':
      return (
        <UndecidedRoutes>
          <LoadingScreen />
        </UndecidedRoutes>
      );
    case 'unreachable':
      return (
        <UndecidedRoutes>
          <ErrorScreen error={session.failure} onRetry={session.retry} />
        </UndecidedRoutes>
      );
    case 'in':
      return (
        <SignedIn
          key={session.session.id}
          session={session.session}
          routes={(place) => <Routes location={place}>{signedInScreens}</Routes>}
          help={help}
        />
      );
    case 'out':
      return <SignedOutRoutes />;
  }
  return session satisfies never;
}

/**
 * Loads the code of the screen that an address shows to somebody signed in or out. Home is there already: its list of
 * forms comes meanwhile, and nothing waits for it.
 */
export function preloadScreen(path: string, isSignedIn: boolean): Promise<void> {
  if (isSignedIn && (path === paths.start || path === paths.home)) {
    for (const part of [FormList, AskedFirst]) void part.preload();
    return Promise.resolve();
  }
  return preloadAt(isSignedIn ? signedInScreens : signedOutScreens, path);
}
