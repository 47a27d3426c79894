import { lazyScreen, LinkProvider } from '@lykta/ui';
import type { i18n } from 'i18next';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { RouterLink, TextsProvider } from '@lykta/app-shell';
import { StartScreen } from './features/start/start-screen.tsx';
import { useEarlyLanguage } from './frame/language.ts';
import { fetchInside } from './frame/layout/fetch-inside.ts';
import { Layout } from './frame/layout/layout.tsx';
import { whenIdle } from './frame/layout/when-idle.ts';
import { FollowPressed } from './frame/native/follow-pressed.tsx';
import { paths } from './frame/paths.ts';

const Try = lazyScreen(() => import('./features/try/open-try.ts').then((m) => m.openTry()));
export const Inside = lazyScreen(() => import('./inside.tsx').then((m) => m.Inside));

/**
 * Shows signed-out visitors the start page without the store and the API calls, so that it appears as early as
 * possible. The rest of the app is fetched while the visitor reads, and rendered on the first navigation.
 */
function Doorstep({ inside }: { inside: ReactNode }) {
  const { pathname } = useLocation();
  const [entered, setEntered] = useState(inside !== undefined);
  useEarlyLanguage();
  if (!entered && pathname !== paths.start) setEntered(true);
  useEffect(() => {
    if (!entered) return whenIdle(fetchInside);
  }, [entered]);
  // It has no session, and makes no calls.
  if (pathname === paths.try) return <Try />;
  return entered ? (inside ?? <Inside />) : <StartScreen />;
}

interface FrameProps {
  texts: i18n;
  /** Host of the page; decides about the test environment banner. */
  host: string;
  children: ReactNode;
}

/** The frame of every screen, inside a router. */
export function Frame({ texts, host, children }: FrameProps) {
  return (
    <TextsProvider texts={texts}>
      <LinkProvider component={RouterLink}>
        <Layout host={host}>{children}</Layout>
      </LinkProvider>
    </TextsProvider>
  );
}

interface Props extends Omit<FrameProps, 'children'> {
  /** The signed-in app, ready to render; omitted for signed-out visitors. */
  inside?: ReactNode;
}

/** The whole app, inside a router. */
export function App({ inside, ...frame }: Props) {
  return (
    <Frame {...frame}>
      <FollowPressed />
      <Doorstep inside={inside} />
    </Frame>
  );
}
