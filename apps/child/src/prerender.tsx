import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { createTexts } from './i18n.ts';

/** The start page as a signed-out visitor first sees it, for the build to put into the HTML. */
export function startPage(): string {
  return renderToString(
    <StaticRouter location="/">
      <App texts={createTexts()} host="app.invalid" entered={false} />
    </StaticRouter>,
  );
}
