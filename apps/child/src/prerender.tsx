import { wholeLanguages, type WholeLanguage } from '@lykta/domain';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { useTranslation } from '@lykta/app-shell';
import { StaticRouter } from 'react-router-dom';
import { App, Frame } from './app.tsx';
import { greetings } from './features/home/greeting.ts';
import { LoadingScreen } from './frame/screen/loading-screen.tsx';
import { paths } from './frame/paths.ts';
import { changeTexts, createTexts } from './i18n.ts';
import { addInnerTexts } from './inner-texts.ts';

/** Not a test host, so that no banner is rendered. */
const HOST = 'app.invalid';

/** The HTML of one language that is visible before scripts have loaded. */
export interface Drawn {
  /** The start page for a signed-out visitor. */
  start: string;
  /** The frame of all other screens while they load: the header with its exits, and the shape of none of them. */
  frame: string;
  /** The same in the shape of home, with its greetings, of which the boot script keeps one. */
  home: string;
}

const draw = (path: string, page: ReactNode) =>
  renderToString(<StaticRouter location={path}>{page}</StaticRouter>);

/** What home says to every child (features/home): it tells nothing about the one who reads it. */
function WordsOfHome() {
  const { t } = useTranslation();
  return (
    <>
      <h1>
        {greetings.map((greeting) => (
          <span key={greeting} data-greeting={greeting}>
            {t(`home.greeting.${greeting}`)}
          </span>
        ))}
      </h1>
      <p>{t('home.intro')}</p>
      <h2>{t('home.mood')}</h2>
    </>
  );
}

async function drawIn(language: WholeLanguage): Promise<Drawn> {
  const texts = createTexts();
  addInnerTexts(texts);
  await changeTexts(texts, language);
  const drawLoading = (path: string, words?: ReactNode) =>
    draw(
      path,
      <Frame texts={texts} host={HOST}>
        <LoadingScreen words={words} />
      </Frame>,
    );
  return {
    start: draw(paths.start, <App texts={texts} host={HOST} />),
    frame: drawLoading(paths.start),
    home: drawLoading(paths.home, <WordsOfHome />),
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
