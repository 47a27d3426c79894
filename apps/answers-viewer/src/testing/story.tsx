import '@lykta/ui/tokens.css';
import '@lykta/ui/base.css';
import type { Language, StaffSession } from '@lykta/domain';
import type { Decorator } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { MemoryRouter, Outlet, parsePath, Route, Routes, useLocation } from 'react-router-dom';
import { App } from '../app.tsx';
import { Layout } from '../frame/layout.tsx';
import { StaffContext } from '../frame/staff.ts';
import { createTexts } from '../i18n.ts';
import { en } from '../locales/en.ts';
import { createStore } from '../store.ts';
import { worker } from './people.ts';

/** Where a story takes place. */
type Place = {
  /** The address; may carry a query. */
  readonly at?: string;
  /** The route that matches, where the screen reads parameters. */
  readonly route?: string;
  /** The language; without one the toolbar decides. */
  readonly language?: Language;
  /** Who is signed in; a worker otherwise, null for nobody. */
  readonly staff?: StaffSession | null;
  /** What the page before handed over. */
  readonly state?: unknown;
};

function textsIn(language: Language) {
  const texts = createTexts();
  texts.addResourceBundle('en', 'translation', en);
  void texts.changeLanguage(language);
  return texts;
}

/** Where a story's screen led to, for tests to read. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
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
            <Routes>
              <Route element={framed ? <Layout /> : <Outlet />}>
                <Route path={route ?? at.split(/[?#]/)[0]} element={children} />
              </Route>
              <Route path="*" element={<Elsewhere />} />
            </Routes>
          </StaffContext>
        </App>
      </MemoryRouter>
    </div>
  );
}

/** Says where a story takes place, among its parameters. */
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

/** Puts a story into the app: store, router, texts, messages, and a member who is signed in. */
export const inApp: Decorator = surrounded(false);

/** As `inApp`, with the side bar around it, as every signed-in screen is seen. */
export const onDesk: Decorator = surrounded(true);
