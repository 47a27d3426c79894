import { Form, headingOf, type FormRef } from '@lykta/domain';
import { CHANGE_ORGANISATION, READ_FORM } from '@lykta/domain/calls';
import type { Page } from '@playwright/test';
import { inMood, type Chooser } from '../src/answer-ways.ts';
import { ApiChild } from '../src/api-child.ts';
import { ApiStaff } from '../src/api-staff.ts';
import { fitsPhone } from '../src/fits-phone.ts';
import { makeHousehold } from '../src/household.ts';
import { byThumb } from '../src/press.ts';
import { createWorker } from '../src/staff.ts';
import { expect, test } from '../src/stack.ts';
import { walkForm } from '../src/walk-form.ts';

/** The forms that a unit sends, with the pages of help that the darkest answers lead to. */
const asked = [
  {
    id: 'vuxna-mot-mig',
    help: ['Det är inte ditt fel', 'Vänta inte på oss', 'Du är inte ensam'],
  },
  { id: 'infor-motet', help: [] },
  { id: 'efter-motet', help: [] },
  { id: 'egna-ord', help: [] },
];

const dark = inMood('dark');
/** The darkest answers of a child that wants to answer: "Jag vill prata när vi ses" would end the form at once. */
const telling: Chooser = {
  ...dark,
  pick: (options, turn) => options.find(({ next }) => next === 'mean') ?? dark.pick(options, turn),
};

for (const { id, help } of asked) {
  // In every run the form with the hardest questions; main-job answers the one before a meeting.
  const often = id === 'vuxna-mot-mig' ? '' : ' @long';
  test(`the darkest answers to ${id} fit a phone and lead to help, and are sent${often} @own`, async ({
    openAs,
    server,
  }) => {
    const worker = await createWorker(server, 'admin');
    const staff = await ApiStaff.signIn(worker);
    await staff.call(CHANGE_ORGANISATION, { body: { reading: { unit: worker.unit, days: 3 } } });
    const one: FormRef = { id, version: 1, order: 0 };
    const { code } = await staff.invite({ forms: [one] });
    const child = await ApiChild.create();
    await makeHousehold(child);
    await child.accept(code);
    const form = Form.parse(await child.call(READ_FORM, { params: { formId: id, formVersion: 1 } }));
    const page = await openAs(child, { hasTouch: true, isMobile: true });
    const headings = await walkForm(page, {
      ...{ form, language: 'sv', press: byThumb, chooser: telling },
      asked: true,
      onPage: async () => {
        await fitsPhone(page);
        await showsHelp(page, form);
      },
    });
    expect(headings).toEqual(expect.arrayContaining(help));
    await byThumb(page.getByRole('button', { name: `Skicka till ${worker.unit}` }));
    await expect(page.getByText(`Dina svar är skickade till ${worker.unit}.`).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Stöd och hjälp' })).toBeVisible();
    await fitsPhone(page);
  });
}

/** Wants the helpers of a page of help in sight of the child. */
async function showsHelp(page: Page, form: Form): Promise<void> {
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const question = Object.values(form.questions).find((each) => headingOf(each).sv === title);
  if (question?.type !== 'article_text' || !question.data?.includes('bris')) return;
  await expect(page.getByRole('link', { name: 'Bris', exact: true }), title).toBeVisible();
}
