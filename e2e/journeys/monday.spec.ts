import { formatCode } from '@lykta/domain';
import { addressOf, LABEL_CHILD, MAKE_DOCUMENT } from '@lykta/domain/calls';
import type { Page } from '@playwright/test';
import { ApiChild } from '../src/api-child.ts';
import { ApiStaff, meetingAnswers, meetingForm } from '../src/api-staff.ts';
import { readPaper } from '../src/paper.ts';
import { urls } from '../src/ports.ts';
import { createWorker } from '../src/staff.ts';
import { expect, test } from '../src/stack.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const LABEL = 'Kl 9 måndag';
const MOST_PRESSES = 11;
/** A meeting in a hurry: what the child sent this time. */
const hard = {
  'right-now': 'bad',
  'what-is-hard': 'school',
  'how-often-hard': 'often',
  'want-help': 'yes',
  'what-help': 'talk',
};

/** Ten fingers: each key counts as one press, and a text typed into a field too. */
function fingers({ keyboard }: Page) {
  let presses = 0;
  return {
    press: async (key: string) => {
      presses += 1;
      await keyboard.press(key);
    },
    type: async (text: string) => {
      presses += 1;
      await keyboard.type(text);
    },
    presses: () => presses,
  };
}

test('on Monday morning, from the sign-in to the sheet of the child at nine, with the keyboard alone @long', async ({
  page,
  server,
}) => {
  const worker = await createWorker(server);
  const staff = await ApiStaff.signIn(worker);
  const { id, code } = await staff.invite();
  const known = new Set<string>();
  const arrive = async (more: Record<string, string> = {}) => {
    const child = await ApiChild.create();
    await child.answerAndSend(code, meetingForm, { ...meetingAnswers, ...more });
    const client = (await staff.clientsOf(id)).find((one) => !known.has(one.client))!.client;
    known.add(client);
    return client;
  };
  await arrive();
  const atNine = await arrive(hard);
  await arrive();
  await staff.call(LABEL_CHILD, { params: { id, client: atNine }, body: { label: LABEL } });

  const hand = fingers(page);
  await page.goto(urls.viewer);
  await expect(page.getByLabel('E-post')).toBeFocused();
  await hand.type(worker.email);
  await hand.press('Tab');
  await hand.type(worker.password);
  await hand.press('Enter');
  await expect(page.getByLabel('Sök på kod eller etikett')).toBeVisible();

  await hand.press('/');
  await hand.type('kl 9');
  await hand.press('Enter');
  await expect(page.getByRole('button', { name: 'Öppna svaren' })).toBeVisible();

  // The key for the sheet chooses the reason, which can still be changed; Enter opens the answers.
  await hand.press('m');
  await expect(page.getByRole('radio', { name: 'Inför ett möte med barnet' })).toBeChecked();
  await hand.press('Enter');
  await expect(page.getByText('1 av 5, inte alls bra').first()).toBeVisible();

  await hand.press('m');
  await expect(page.getByRole('heading', { name: 'Mötesblad' })).toBeVisible();
  const [opened, made] = [page.waitForEvent('popup'), page.waitForResponse(`**${addressOf(MAKE_DOCUMENT)}`)];
  await hand.press('p');
  await opened;
  const sheet = await readPaper(await (await made).body(), 'meeting-sheet');
  expect(sheet.pages).toHaveLength(1);
  expect(sheet.pages[0]).toContain(formatCode(atNine));
  expect(sheet.pages[0]).toContain('Jag vill');
  // A4, in points, and nothing beyond its edges.
  expect(sheet.size.map(Math.round)).toEqual([595, 842]);
  expect(sheet.beyond).toEqual([]);
  expect(hand.presses()).toBeLessThanOrEqual(MOST_PRESSES);
});
