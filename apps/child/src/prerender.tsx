import { languageCodes, type Language } from '@lykta/domain';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App, Frame } from './app.tsx';
import { LoadingScreen } from './frame/screen/loading-screen.tsx';
import { paths } from './frame/paths.ts';
import { changeTexts, createTexts } from './i18n.ts';

/** No address of a test site, so that no banner is drawn. */
const HOST = 'app.invalid';

/** What a language has to be painted before any script has come, as HTML. */
export interface Drawn {
  /** The start page as a signed-out visitor first sees it. */
  start: string;
  /** What surrounds every other screen while it is on its way: the bar with the ways out of here. */
  frame: string;
}

const draw = (path: string, page: ReactNode) =>
  renderToString(<StaticRouter location={path}>{page}</StaticRouter>);

async function drawIn(language: Language): Promise<Drawn> {
  const texts = createTexts();
  await changeTexts(texts, language);
  const loading = (
    <Frame texts={texts} host={HOST}>
      <LoadingScreen />
    </Frame>
  );
  return {
    start: draw(paths.start, <App texts={texts} host={HOST} />),
    frame: draw(paths.home, loading),
  };
}

/** Draws what the build puts into the page. */
export async function drawPages(): Promise<[Language, Drawn][]> {
  return Promise.all(
    languageCodes.map(async (language): Promise<[Language, Drawn]> => [language, await drawIn(language)]),
  );
}
