import { LinkProvider } from '@lykta/ui';
import type { i18n } from 'i18next';
import { useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { lazyScreen } from './frame/errors/lazy-screen.ts';
import { Layout } from './frame/layout/layout.tsx';
import { whenIdle } from './frame/layout/when-idle.ts';
import { paths } from './frame/paths.ts';
import { RouterLink } from './frame/screen/router-link.tsx';
import { mayBeSignedIn } from './frame/storage/login-time.ts';

const loadInside = () => import('./inside.tsx').then((m) => m.Inside);
const Inside = lazyScreen(loadInside);
const Start = lazyScreen(() => import('./features/start/start-screen.tsx').then((m) => m.StartScreen));

/**
 * Shows the start page without store and calls to somebody who can't be signed in: the first second belongs to it.
 * Everything else comes with the first step inside, and is fetched while the start page is read.
 */
function Doorstep() {
  const { pathname } = useLocation();
  const [entered, setEntered] = useState(mayBeSignedIn);
  if (!entered && pathname !== paths.start) setEntered(true);
  useEffect(() => {
    if (!entered) return whenIdle(() => void loadInside().catch(() => undefined));
  }, [entered]);
  return entered ? <Inside /> : <Start />;
}

interface Props {
  texts: i18n;
}

/** The whole app, inside a router. */
export function App({ texts }: Props) {
  return (
    <I18nextProvider i18n={texts}>
      <LinkProvider component={RouterLink}>
        <Layout>
          <Doorstep />
        </Layout>
      </LinkProvider>
    </I18nextProvider>
  );
}
