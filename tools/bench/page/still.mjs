// The questions of the app in its looks, without the app: what the browser itself takes to show the next one, and what
// the libraries of the design take.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { elementsOf } from '../growth/alone.mjs';
import { htmlAlone, lookOf } from '../html-alone.mjs';
import { answerLykta } from './tap.mjs';

/** Runs in the page: what surrounds the question, with a place for it. */
function surroundings() {
  const copy = document.getElementById('root').cloneNode(true);
  copy.querySelector('main').replaceWith('{questions}');
  return copy.outerHTML;
}

/** Runs in the page: the question, without those that stand ready behind it. */
function question(main) {
  const copy = main.cloneNode(true);
  for (const ready of copy.querySelectorAll('[style*="display: none"]')) ready.remove();
  return copy.outerHTML;
}

/** Runs in the limit page: a tap on an answer takes the question away and shows the next, which is there already. */
function follow() {
  document.addEventListener('click', ({ target }) => {
    const [now, next] = document.querySelectorAll('main');
    if (!target.closest('main') || !target.closest('input, button') || !next) return;
    now.remove();
    next.hidden = false;
  });
}

/**
 * Walks through questions of the app.
 * @param page shows the first question @param count how many questions there are at most
 * @returns their looks, the root with all of them, each but the first hidden, and how many taps lead to another
 */
export async function walk(page, count) {
  const look = await page.evaluate(lookOf);
  const around = await page.evaluate(surroundings);
  const questions = [];
  const progress = page.getByRole('progressbar');
  for (;;) {
    questions.push(await page.getByRole('main').evaluate(question));
    const [at, of] = (await progress.getAttribute('aria-label')).match(/\d+/g);
    if (at === of || questions.length > count) break;
    await answerLykta(page);
  }
  const hidden = questions.slice(1).map((one) => one.replace('<main', '<main hidden'));
  const root = around.replace('{questions}', () => [questions[0], ...hidden].join(''));
  return { look, root, taps: questions.length - 1 };
}

/** A page in which the same taps show the same questions, by two lines of script. */
export const byHand = ({ look, root }) => htmlAlone(look, `${root}<script>(${follow})()</script>`);

/**
 * A page in which the libraries of the design draw the same questions.
 * @param folder of `buildPeer('questions')`
 */
export async function byLibraries(browser, folder, shown) {
  const [script] = /<script type="module"[^>]*><\/script>/.exec(
    readFileSync(join(folder, 'index.html'), 'utf8'),
  );
  const elements = await elementsOf(browser, { slowness: 1 }, shown);
  return htmlAlone(shown.look, `<div id="root"></div>${elements}${script}`);
}
