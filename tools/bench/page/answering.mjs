// npm run bench:answering [-- rounds]: measures from a tap until the next question is painted, on a simulated slow
// phone, compared with SurveyJS. Our side is the built app with the real server; every answer is saved while the next
// question is shown.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { args, executablePath } from '@lykta/chromium';
import { chromium } from 'playwright';
import { signedIn, startApi } from './child-api.mjs';
import { median, roundsOf, show } from '../results.ts';
import { buildChild, buildPeer } from './contestants.mjs';
import { phone, slowness } from './phone.mjs';
import { serve } from './serve.mjs';
import { byHand, byLibraries, walk } from './still.mjs';
import { answerLykta, answerYes } from './tap.mjs';

const rounds = roundsOf(3);
const TAPS = 20;
const API_PORT = 5192;

const forms = ['school', 'leisure', 'myself'];

/** Opens a form and its first question. @returns the progress */
async function begin(page, form) {
  await page.goto(`${origin}/form/${form}/1`);
  await page.getByRole('button', { name: 'Börja' }).tap();
  const progress = page.getByRole('progressbar');
  await progress.waitFor();
  return progress;
}

/** Opens one form after the other and answers until there are enough taps; a form's last question does not count. */
async function visitLykta(browser) {
  const { page, heap, close } = await phone(browser, await signedIn(api.url, origin));
  const answers = [];
  for (const form of forms) {
    if (answers.length >= TAPS) break;
    const progress = await begin(page, form);
    while (answers.length < TAPS) {
      const [at, of] = (await progress.getAttribute('aria-label')).match(/\d+/g);
      if (at === of) break;
      answers.push(await answerLykta(page));
    }
  }
  const megabytes = await heap();
  await close();
  return { answers, megabytes };
}

/** What the limits show: as many questions of each form as the app shows. */
async function walkAll(browser) {
  const { page, close } = await phone(browser, await signedIn(api.url, origin));
  const walks = [];
  for (const form of forms) {
    await begin(page, form);
    walks.push(await walk(page, TAPS));
  }
  await close();
  return walks;
}

/** A limit: the same questions in the same looks. @param pages with how many taps each takes */
async function visitLimit(browser, served, pages) {
  const { page, heap, close } = await phone(browser);
  const answers = [];
  for (const { html, taps } of pages) {
    const still = await serve(served, { html });
    await page.goto(still.address);
    await page.getByRole('main').waitFor();
    for (let left = Math.min(taps, TAPS - answers.length); left > 0; left--)
      answers.push(await answerLykta(page));
    still.stop();
  }
  const megabytes = await heap();
  await close();
  return { answers, megabytes };
}

/** A page of twenty-two questions with the answer "Ja": SurveyJS, or the libraries of the app alone. */
async function visitPlain(browser, address) {
  const { page, heap, close } = await phone(browser);
  await page.goto(address);
  await page.getByText('Ja', { exact: true }).waitFor();
  const answers = [];
  while (answers.length < TAPS) answers.push(await answerYes(page));
  const megabytes = await heap();
  await close();
  return { answers, megabytes };
}

/** Measures the memory that the tapping tool itself needs in a page, which is part of every figure in the table. */
async function emptyPage(browser) {
  const { page, heap, close } = await phone(browser);
  await page.goto('data:text/html,<h1>Nothing</h1>');
  await page.getByRole('main').getByRole('radio').count();
  const megabytes = await heap();
  await close();
  return megabytes;
}

const folder = await buildChild();
const child = await serve(folder);
const origin = child.address.replace(/\/$/, '');
const survey = await serve(await buildPeer('answering'));
const stack = await serve(await buildPeer('stack'));
const questions = await buildPeer('questions');
const api = await startApi({ port: API_PORT, origin });
const index = join(folder, 'index.html');
const page = readFileSync(index, 'utf8');
writeFileSync(index, page.replace(/(<meta name="lykta-api" content=")[^"]*"/, `$1${api.url}"`));

const racers = [
  { name: 'Lykta', visit: visitLykta, visits: [] },
  { name: 'limit: HTML alone', visit: (browser) => visitLimit(browser, folder, limits.html), visits: [] },
  {
    name: 'limit: the libraries, our looks',
    visit: (browser) => visitLimit(browser, questions, limits.libraries),
    visits: [],
  },
  { name: 'the libraries alone', visit: (browser) => visitPlain(browser, stack.address), visits: [] },
  {
    name: 'SurveyJS, no delay',
    visit: (browser) => visitPlain(browser, `${survey.address}?delay=0`),
    visits: [],
  },
  {
    name: 'SurveyJS as it comes',
    visit: (browser) => visitPlain(browser, `${survey.address}?delay=300`),
    visits: [],
  },
];
const browser = await chromium.launch({ executablePath: executablePath(), args });
const limits = { html: [], libraries: [] };
let empty;
try {
  empty = await emptyPage(browser);
  for (const shown of await walkAll(browser)) {
    const { taps } = shown;
    limits.html.push({ taps, html: byHand(shown) });
    limits.libraries.push({ taps, html: await byLibraries(browser, questions, shown) });
  }
  for (let round = 0; round < rounds; round++)
    for (const racer of racers) racer.visits.push(await racer.visit(browser));
} finally {
  await browser.close();
  await api.stop();
  child.stop();
  survey.stop();
  stack.stop();
}

const timesOf = ({ visits }, kind) =>
  visits.flatMap(({ answers }) => answers.filter((one) => one.kind === kind).map(({ ms }) => ms));
const ours = median(timesOf(racers[0], 'tap'));
show(
  'tap',
  `Tap to next question painted, CPU ${slowness} times slower, ${rounds} rounds of ${TAPS} questions, ms`,
  racers.map((racer) => {
    const taps = timesOf(racer, 'tap');
    const worst = racer.visits.map(({ answers }) =>
      Math.max(...answers.filter(({ kind }) => kind === 'tap').map(({ ms }) => ms)),
    );
    return {
      form: racer.name,
      median: Math.round(median(taps)),
      'worst of 20': Math.round(median(worst)),
      'ours compared': Number((ours / median(taps)).toFixed(2)),
      'heap after 20, MB': Number(median(racer.visits.map(({ megabytes }) => megabytes)).toFixed(1)),
    };
  }),
);
console.log(`An empty page, tapped in the same way, has ${empty.toFixed(1)} MB.`);
const faces = timesOf(racers[0], 'rate');
if (faces.length > 0)
  console.log(
    `The five faces wait 300 ms by rule: ${Math.round(median(faces))} ms with that, ${faces.length} taps.`,
  );
