import { present } from '@lykta/domain';
import type { Page } from '@playwright/test';
import { ApiChild } from '../src/api-child.ts';
import { ApiStaff, meetingAnswers, meetingForm } from '../src/api-staff.ts';
import { urls } from '../src/ports.ts';
import { settle } from '../src/screen-checks.ts';
import { createWorker, signInWorker } from '../src/staff.ts';
import { expect, test } from '../src/stack.ts';

// Whoever presses while a screen is still loading must hit what they aimed at.

/**
 * All moves of one screen together, in the browser's measure: the part of the window that moves, times how far it moves.
 * A switch that came late at the top of the child's settings made 0.129.
 */
const NOTICED = 0.01;

/** One move of things on the page that nobody asked for (the Layout Instability API, which TypeScript does not know). */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

declare global {
  interface Window {
    /** What has moved so far. */
    moves: { value: number; moved: string }[];
  }
}

/** Lets scripts and replies through one at a time, each after the one before it has been drawn. */
async function loadPieceByPiece(page: Page): Promise<void> {
  const drawn = () =>
    page
      .evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      .catch(() => undefined);
  let last: Promise<unknown> = Promise.resolve();
  await page.route(
    (url) => url.origin === urls.api || url.pathname.endsWith('.js'),
    async (route) => {
      const pass = async () => {
        await drawn();
        await route.continue();
        await route.request().response();
      };
      last = last.then(pass).catch(() => undefined);
      await last;
    },
  );
  await page.addInitScript(() => {
    const moves: Window['moves'] = [];
    window.moves = moves;
    new PerformanceObserver((list) => {
      for (const move of list.getEntries() as LayoutShift[]) {
        const moved = move.sources.map(({ node }) => node?.textContent?.slice(0, 30)).join(' | ');
        moves.push({ value: move.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function expectSteady(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await settle(page);
    const moves = await page.evaluate(() => window.moves);
    const total = moves.reduce((sum, { value }) => sum + value, 0);
    expect(total > NOTICED ? moves : [], path).toEqual([]);
  }
}

test('a child’s screens stay where they are while they load', async ({ openAs, server }) => {
  const staff = await ApiStaff.signIn(await createWorker(server));
  const { code } = await staff.invite();
  const child = await ApiChild.create();
  await child.answerAndSend(code, meetingForm, meetingAnswers);
  const page = await openAs(child);
  await loadPieceByPiece(page);
  const paths = [
    '/home',
    '/beb',
    '/beb/persons',
    '/myprofile',
    '/invitations',
    '/settings',
    '/support',
    '/calm',
  ];
  await expectSteady(
    page,
    paths.map((path) => urls.child + path),
  );
});

test('the screens of the desk stay where they are while they load', async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const worker = await createWorker(server, 'admin');
  const staff = await ApiStaff.signIn(worker);
  const { code, id } = await staff.invite();
  const child = await ApiChild.create();
  await child.answerAndSend(code, meetingForm, meetingAnswers);
  const [accepted] = await staff.clientsOf(id);
  await signInWorker(page, worker);
  await loadPieceByPiece(page);
  const paths = [
    '/',
    '/children',
    '/invitations',
    '/invitations/new',
    `/invitations/${id}`,
    '/answers/statistics',
    '/answers/children',
    `/answers/children/${id}/${present(accepted, 'accepted').client}`,
    '/forms',
    '/help',
    '/settings',
    '/members',
    '/log',
    '/erasures',
  ];
  await expectSteady(
    page,
    paths.map((path) => urls.viewer + path),
  );
});
