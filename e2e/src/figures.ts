import { quarterAfter, quarterOf } from '@lykta/domain';
import type { Page } from '@playwright/test';
import { ApiChild } from './api-child.ts';
import { meetingAnswers, meetingForm } from './api-staff.ts';
import { urls } from './ports.ts';

/** Creates children who use a code and send the meeting form, one for each answer to how things are right now. */
export async function sendMeetingForms(code: string, rightNow: readonly string[]): Promise<void> {
  for (const answer of rightNow) {
    const child = await ApiChild.create();
    await child.answerAndSend(code, meetingForm, { ...meetingAnswers, 'right-now': answer });
  }
}

/** Opens the figures of the meeting form. */
export async function openFigures(page: Page): Promise<void> {
  await page.goto(`${urls.viewer}/answers/statistics`);
  const form = page.getByLabel('Formulär');
  await form.waitFor({ state: 'attached' });
  // On a narrow screen the filters are folded.
  if (!(await form.isVisible())) await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await form.selectOption('Inför vårt möte');
}

/** Gives a reason to read the children who are not counted yet. */
export async function giveReason(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Uppföljning' }).click();
  await page.getByRole('button', { name: /^Räkna med/ }).click();
}

/** The morning of the fifth day of the next quarter: the figures of this one are published then. */
export function afterThisQuarter(): Date {
  const [year = NaN, quarter = NaN] = quarterAfter(quarterOf(new Date())).split('Q').map(Number);
  return new Date(Date.UTC(year, (quarter - 1) * 3, 5, 9));
}
