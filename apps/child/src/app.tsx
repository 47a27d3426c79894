import { lazyScreen, LinkProvider } from '@lykta/ui';
import type { i18n } from 'i18next';
import { useEffect, useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { StartScreen } from './features/start/start-screen.tsx';
import { useEarlyLanguage } from './frame/language.ts';
import { fetchInside } from './frame/layout/fetch-inside.ts';
import { Layout } from './frame/layout/layout.tsx';
import { whenIdle } from './frame/layout/when-idle.ts';
import { FollowPressed } from './frame/native/follow-pressed.tsx';
import { paths } from './frame/paths.ts';
import { RouterLink } from './frame/screen/router-link.tsx';

export const Inside = lazyScreen(() => import('./inside.tsx').then((m) => m.Inside));

/**
 * Shows the start page without store and calls to somebody who can't be signed in: the first second belongs to it.
 * Everything else comes with the first step inside, and is fetched while the start page is read.
 */
function Doorstep({ inside }: { inside: ReactNode }) {
  const { pathname } = useLocation();
  const [entered, setEntered] = useState(inside !== undefined);
  useEarlyLanguage();
  if (!entered && pathname !== paths.start) setEntered(true);
  useEffect(() => {
    if (!entered) return whenIdle(fetchInside);
  }, [entered]);
  return entered ? (inside ?? <Inside />) : <StartScreen />;
}

interface FrameProps {
  texts: i18n;
  /** The page's host: decides about the banner. */
  host: string;
  children: ReactNode;
}

/** What surrounds every screen, inside a router. */
export function Frame({ texts, host, children }: FrameProps) {
  return (
    <I18nextProvider i18n={texts}>
      <LinkProvider component={RouterLink}>
        <Layout host={host}>{children}</Layout>
      </LinkProvider>
    </I18nextProvider>
  );
}

interface Props extends Omit<FrameProps, 'children'> {
  /** Everything inside, ready to be drawn; left out for who only stands on the doorstep. */
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
