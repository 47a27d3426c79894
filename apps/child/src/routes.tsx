import { Navigate, Route, Routes } from 'react-router-dom';
import { ErrorScreen } from './frame/errors/error-screen.tsx';
import { lazyScreen } from './frame/errors/lazy-screen.ts';
import { paths } from './frame/paths.ts';
import { LoadingScreen } from './frame/screen/loading-screen.tsx';
import { AfterSignIn } from './frame/session/after-sign-in.tsx';
import { useSession } from './frame/session/session.ts';

const Start = lazyScreen(() => import('./features/start/start-screen.tsx').then((m) => m.StartScreen));
const Login = lazyScreen(() => import('./features/account/login-screen.tsx').then((m) => m.LoginScreen));
const Create = lazyScreen(() => import('./features/account/create-screen.tsx').then((m) => m.CreateScreen));
const Connect = lazyScreen(() =>
  import('./features/account/connect-screen.tsx').then((m) => m.ConnectScreen),
);
const Home = lazyScreen(() => import('./features/home/home-screen.tsx').then((m) => m.HomeScreen));
const Profile = lazyScreen(() =>
  import('./features/profile/profile-wizard-screen.tsx').then((m) => m.ProfileWizardScreen),
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
const Mood = lazyScreen(() => import('./features/mood/mood-screen.tsx').then((m) => m.MoodScreen));

const elsewhere = <Route path="*" element={<Navigate to={paths.start} replace />} />;

/** Open to everybody, signed in or not. */
const forEverybody = <Route path="connect/:code?" element={<Connect />} />;

/** Signed-out routes, in the order of docs/product.md §2. */
function SignedOutRoutes() {
  return (
    <Routes>
      <Route path="/" element={<Start />} />
      <Route path="login" element={<Login />} />
      <Route path="create" element={<Create />} />
      {forEverybody}
      {elsewhere}
    </Routes>
  );
}

/** Signed-in routes, in the order of docs/product.md §2. The first three lead on from signing in. */
function SignedInRoutes() {
  return (
    <Routes>
      <Route path="/" element={<AfterSignIn to={paths.home} />} />
      <Route path="login" element={<AfterSignIn to={paths.home} />} />
      <Route path="create" element={<AfterSignIn to={paths.profile} />} />
      <Route path="home" element={<Home forms={null} />} />
      <Route path="profile" element={<Profile />} />
      <Route path="avatar" element={<OwnAvatar />} />
      <Route path="birthyear" element={<BirthYear />} />
      <Route path="gender" element={<Gender />} />
      <Route path="houses" element={<Houses />} />
      <Route path="accommodation" element={<Accommodation />} />
      <Route path="accommodation/:id" element={<Household />} />
      <Route path="person" element={<Person />} />
      <Route path="myprofile" element={<MyProfile />} />
      <Route path="moodchart" element={<MoodChart />} />
      <Route path="mood/:type" element={<Mood />} />
      {forEverybody}
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
