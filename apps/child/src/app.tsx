import { lazyScreen, LinkProvider } from '@lykta/ui';
import type { i18n } from 'i18next';
import { useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { StartScreen } from './features/start/start-screen.tsx';
import { Layout } from './frame/layout/layout.tsx';
import { whenIdle } from './frame/layout/when-idle.ts';
import { FollowPressed } from './frame/native/follow-pressed.tsx';
import { paths } from './frame/paths.ts';
import { RouterLink } from './frame/screen/router-link.tsx';

const loadInside = () => import('./inside.tsx').then((m) => m.Inside);
const Inside = lazyScreen(loadInside);

/**
 * Shows the start page without store and calls to somebody who can't be signed in: the first second belongs to it.
 * Everything else comes with the first step inside, and is fetched while the start page is read.
 */
function Doorstep({ entered: atOnce }: { entered: boolean }) {
  const { pathname } = useLocation();
  const [entered, setEntered] = useState(atOnce);
  if (!entered && pathname !== paths.start) setEntered(true);
  useEffect(() => {
    if (!entered) return whenIdle(() => void loadInside().catch(() => undefined));
  }, [entered]);
  return entered ? <Inside /> : <StartScreen />;
}

interface Props {
  texts: i18n;
  /** The page's host: decides about the banner. */
  host: string;
  /** Whether somebody may be signed in, so that the start page is not for them. */
  entered: boolean;
}

/** The whole app, inside a router. */
export function App({ texts, host, entered }: Props) {
  return (
    <I18nextProvider i18n={texts}>
      <LinkProvider component={RouterLink}>
        <Layout host={host}>
          <FollowPressed />
          <Doorstep entered={entered} />
        </Layout>
      </LinkProvider>
    </I18nextProvider>
  );
}
