// The questions of the app as HTML alone: what the browser itself takes to show the next one, in the same looks.
import { htmlAlone, lookOf } from '../html-alone.mjs';
import { answerLykta } from './tap.mjs';

/** Runs in the page: what surrounds the question, with a place for it. */
function surroundings() {
  const copy = document.getElementById('root').cloneNode(true);
  copy.querySelector('main').replaceWith('{questions}');
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
 * @returns a page in which the same taps show the same questions, by two lines of script
 */
export async function stillPage(page, count) {
  const look = await page.evaluate(lookOf);
  const around = await page.evaluate(surroundings);
  const questions = [];
  const progress = page.getByRole('progressbar');
  for (;;) {
    questions.push(await page.getByRole('main').evaluate((main) => main.outerHTML));
    const [at, of] = (await progress.getAttribute('aria-label')).match(/\d+/g);
    if (at === of || questions.length > count) break;
    await answerLykta(page);
  }
  const hidden = questions.slice(1).map((question) => question.replace('<main', '<main hidden'));
  const body = around.replace('{questions}', () => [questions[0], ...hidden].join(''));
  return htmlAlone(look, `${body}<script>(${follow})()</script>`);
}
