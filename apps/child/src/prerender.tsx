import { wholeLanguages, type WholeLanguage } from '@lykta/domain';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App, Frame } from './app.tsx';
import { LoadingScreen } from './frame/screen/loading-screen.tsx';
import { paths } from './frame/paths.ts';
import { changeTexts, createTexts } from './i18n.ts';

/** Not a test host, so that no banner is rendered. */
const HOST = 'app.invalid';

/** The HTML of one language that is visible before scripts have loaded. */
export interface Drawn {
  /** The start page for a signed-out visitor. */
  start: string;
  /** The frame of all other screens while they load: the header with its exits, and the shape of none of them. */
  frame: string;
}

const draw = (path: string, page: ReactNode) =>
  renderToString(<StaticRouter location={path}>{page}</StaticRouter>);

async function drawIn(language: WholeLanguage): Promise<Drawn> {
  const texts = createTexts();
  await changeTexts(texts, language);
  const loading = (
    <Frame texts={texts} host={HOST}>
      <LoadingScreen />
    </Frame>
  );
  return {
    start: draw(paths.start, <App texts={texts} host={HOST} />),
    frame: draw(paths.start, loading),
  };
}

/** Renders the HTML that the build inserts into the page; an added language is drawn when its texts have come. */
export async function drawPages(): Promise<[WholeLanguage, Drawn][]> {
  return Promise.all(
    wholeLanguages.map(async (language): Promise<[WholeLanguage, Drawn]> => [
      language,
      await drawIn(language),
    ]),
  );
}
