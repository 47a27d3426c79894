import '@lykta/ui/tokens.css';
import '@lykta/ui/base.css';
import type { Language, StaffSession } from '@lykta/domain';
import type { Decorator } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { MemoryRouter, Outlet, parsePath, Route, Routes, useLocation } from 'react-router-dom';
import { App } from '../app.tsx';
import { Host } from '../frame/host.ts';
import { Layout } from '../frame/layout.tsx';
import { StaffContext } from '../frame/staff.ts';
import { createTexts } from '../i18n.ts';
import { addInnerTexts } from '../inner-texts.ts';
import { en } from '../locales/en.ts';
import { createStore } from '../store.ts';
import { worker } from './people.ts';

/** The situation of a story. */
type Place = {
  /** The address, optionally with a query. */
  readonly at?: string;
  /** The route pattern, for screens that read parameters. */
  readonly route?: string;
  /** The language; by default the toolbar's. */
  readonly language?: Language;
  /** Who is signed in: by default a worker, null for nobody. */
  readonly staff?: StaffSession | null;
  /** Router state from the previous page. */
  readonly state?: unknown;
};

function textsIn(language: Language) {
  const texts = createTexts();
  addInnerTexts(texts);
  texts.addResourceBundle('en', 'translation', en);
  void texts.changeLanguage(language);
  return texts;
}

/** Shows where a story's screen navigated to, for tests. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p style={{ padding: '3rem 1.5rem', textAlign: 'center' }}>{pathname + search}</p>;
}

/** The room that a part of the desk asks for its width (libs/ui, viewer/desk), without the desk around it. */
function Room() {
  return (
    <div style={{ container: 'desk / inline-size' }}>
      <Outlet />
    </div>
  );
}

function Surroundings({
  at = '/story',
  route,
  language = 'sv',
  staff = worker,
  state,
  framed,
  children,
}: Place & { readonly framed: boolean; readonly children: ReactNode }) {
  const [store] = useState(createStore);
  const [texts] = useState(() => textsIn(language));
  return (
    <div data-density="adult">
      <MemoryRouter initialEntries={[{ ...parsePath(at), state }]}>
        <App store={store} i18n={texts}>
          <StaffContext value={staff}>
            <Host value="viewer.lykta.example">
              <Routes>
                <Route element={framed ? <Layout /> : <Room />}>
                  <Route path={route ?? at.split(/[?#]/)[0]} element={children} />
                </Route>
                <Route path="*" element={<Elsewhere />} />
              </Routes>
            </Host>
          </StaffContext>
        </App>
      </MemoryRouter>
    </div>
  );
}

/** Sets the situation of a story in its parameters. */
export const at = (place: Place) => ({ place });

const surrounded =
  (framed: boolean): Decorator =>
  (Story, { globals, parameters }) => {
    const place = (parameters.place ?? {}) as Place;
    const language = place.language ?? (globals.language === 'en' ? 'en' : 'sv');
    return (
      <Surroundings key={language} {...place} framed={framed} language={language}>
        <Story />
      </Surroundings>
    );
  };

/** Renders a story inside the app: store, router, texts, toasts, and a signed-in member. */
export const inApp: Decorator = surrounded(false);

/** Like `inApp`, with the side bar of every signed-in screen. */
export const onDesk: Decorator = surrounded(true);
