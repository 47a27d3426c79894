/** Runs in the page: records for each tap that leads to another question the time until that question was painted. */
export function watchTaps() {
  window.taps = [];
  let newest = 0;
  const title = () => document.querySelector('h1, .sd-question__title')?.textContent;
  const painted = (then) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(null);
  };
  const down = ({ timeStamp }) => {
    const tap = ++newest;
    const before = title();
    const look = () => {
      if (tap !== newest) return;
      if (!title() || title() === before) requestAnimationFrame(look);
      else painted(() => window.taps.push(performance.now() - timeStamp));
    };
    requestAnimationFrame(look);
  };
  window.addEventListener('pointerdown', down, { capture: true });
}

const seen = (page) => page.evaluate(() => window.taps.length);

/** A second tap sooner than this after the first is taken for one tap with a tremor (the app lets it fall). */
const BETWEEN_TAPS_MS = 400;

/** Taps as a person does, and waits until the next question is painted. @returns the time in ms */
async function timed(page, target) {
  await page.waitForTimeout(BETWEEN_TAPS_MS);
  const before = await seen(page);
  await target.tap();
  await page.waitForFunction((count) => window.taps.length > count, before);
  return page.evaluate(() => window.taps.at(-1));
}

/** Answers one question of Lykta: the first option of a single choice, otherwise continues without one. */
export async function answerLykta(page) {
  const main = page.getByRole('main');
  const face = main.getByRole('radio', { name: 'Jättebra' });
  if ((await face.count()) > 0) return { kind: 'rate', ms: await timed(page, face) };
  const one = main.getByRole('radio').first();
  if ((await one.count()) > 0) return { kind: 'tap', ms: await timed(page, one) };
  const skip = page.getByRole('button', { name: 'Hoppa över' });
  if ((await skip.count()) > 0) return { kind: 'tap', ms: await timed(page, skip) };
  return { kind: 'tap', ms: await timed(page, main.getByRole('button').last()) };
}

/** Answers "Ja" to one question of SurveyJS, or of the libraries alone. */
export async function answerYes(page) {
  return { kind: 'tap', ms: await timed(page, page.getByText('Ja', { exact: true })) };
}
