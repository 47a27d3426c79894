import { ownFormIds, Form, type WholeLanguage } from '@lykta/domain';
import { READ_FORM, READ_OWN_ANSWERS } from '@lykta/domain/calls';
import { inMood, moods } from '../src/answer-ways.ts';
import { ApiChild } from '../src/api-child.ts';
import { fitsPhone } from '../src/fits-phone.ts';
import { makeHousehold } from '../src/household.ts';
import { variations } from '../src/long.ts';
import { byKeyboard, byThumb } from '../src/press.ts';
import { expect, test } from '../src/stack.ts';
import { walkForm } from '../src/walk-form.ts';

const ways = {
  'by thumb': { press: byThumb, browser: { hasTouch: true, isMobile: true } },
  'by keyboard': { press: byKeyboard, browser: { viewport: { width: 1280, height: 800 } } },
};
type Way = keyof typeof ways;

/** Together they have every type of question, both hands and both languages; one of them is about the worst. */
const inEveryRun = ['base', 'family', 'leisure', 'nagot-har-hant'];

/** In the normal run some forms are answered once, each in a different way; in the long run all, in all four ways. */
const walks = ownFormIds.flatMap((id, index) => {
  const languages: WholeLanguage[] = index % 2 === 0 ? ['sv', 'en'] : ['en', 'sv'];
  const hands: Way[] = index % 3 === 1 ? ['by keyboard', 'by thumb'] : ['by thumb', 'by keyboard'];
  const all = hands.flatMap((way) => languages.map((language) => ({ id, language, way })));
  return variations(all, inEveryRun.includes(id) ? 1 : 0);
});

for (const { id, language, way } of walks) {
  test(`the form ${id} to its end, ${way}, in ${language}`, async ({ openAs }) => {
    const child = await ApiChild.create();
    await makeHousehold(child);
    const form = Form.parse(await child.call(READ_FORM, { params: { formId: id, formVersion: 1 } }));
    const { press, browser: options } = ways[way];
    const page = await openAs(child, { language, ...options });

    const headings = await walkForm(page, { form, language, press });
    expect(headings.length).toBeGreaterThan(4);
    const { answers } = await child.call(READ_OWN_ANSWERS, { params: { formId: id, formVersion: 1 } });
    expect(Object.keys(answers)).toHaveLength(headings.length);
  });
}

// Light, dark and mixed: what stands on the pages, and how many there are, follows the answers.
for (const id of ownFormIds) {
  for (const mood of moods) {
    test(`each page of ${id} fits a phone, with ${mood} answers @long @own`, async ({ openAs }) => {
      const child = await ApiChild.create();
      await makeHousehold(child);
      const form = await child.call(READ_FORM, { params: { formId: id, formVersion: 1 } });
      const page = await openAs(child, { hasTouch: true, isMobile: true });
      await walkForm(page, {
        form,
        language: 'sv',
        press: byThumb,
        chooser: inMood(mood),
        onPage: fitsPhone,
      });
    });
  }
}
