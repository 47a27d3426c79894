import { ApiChild } from '../src/api-child.ts';
import { urls } from '../src/ports.ts';
import { byKeyboard, reach } from '../src/press.ts';
import { button, expectTitle, firstHome, personOf, profileOf } from '../src/profile.ts';
import { expect, test } from '../src/stack.ts';

/** All ten tabs of the builder, in English. */
const builderTabs = 'Hair Clothes Face Eyes Mouth Nose Beard Glasses'
  .split(' ')
  .concat('On the head', 'Other');
const TWO_MINUTES = 120_000;

test('the wizard by thumb: a figure of one’s own, a reload in the middle, under two minutes', async ({
  openAs,
}) => {
  const child = await ApiChild.create();
  const page = await openAs(child, { hasTouch: true, isMobile: true });
  const began = Date.now();
  await page.goto(`${urls.child}/profile`);
  await expectTitle(page, 'Välj din figur');
  await button(page, 'Gör en egen figur').tap();
  await expectTitle(page, 'Din figur');
  await page.getByRole('radio', { name: 'Afro', exact: true }).tap();
  await page.getByRole('tab', { name: 'Glasögon' }).tap();
  await page.getByRole('radio').nth(2).tap();
  await button(page, 'Klar').tap();
  await button(page, 'Gå vidare').tap();

  await expectTitle(page, 'Vilket år är du född?');
  await page.getByLabel('Födelseår').fill('2012');
  await button(page, 'Nästa').tap();
  await expectTitle(page, 'Vilket kön har du?');
  await page.reload();
  await expectTitle(page, 'Vilket kön har du?');
  await page.getByRole('radio', { name: 'Tjej', exact: true }).tap();
  await expectTitle(page, 'Hur bor du?');
  await page.getByRole('radio', { name: 'Radhus' }).tap();
  await button(page, 'Nästa').tap();
  await expectTitle(page, 'Vilka bor där?');
  await button(page, 'Lägg till en person').tap();
  await button(page, 'mamma').tap();
  await page.getByRole('radio', { name: /^Figur 2\./ }).tap();
  await button(page, 'Spara').tap();
  await expect(page.getByRole('checkbox', { name: 'mamma' })).toBeChecked();
  await button(page, 'Nästa').tap();
  await button(page, 'Nej, det var alla').tap();
  await expectTitle(page, 'Nu är din profil klar!');
  expect(Date.now() - began).toBeLessThan(TWO_MINUTES);

  const profile = await profileOf(child);
  expect(profile).toMatchObject({ birthYear: 2012, gender: 'FEMALE', avatar: { type: 'PARTS' } });
  expect(profile.housePersonMap[firstHome(profile)]).toEqual([personOf(profile, 'MOTHER')]);
});

test('the wizard by keyboard, in English @long', async ({ openAs }) => {
  const child = await ApiChild.create();
  const page = await openAs(child, { language: 'en', viewport: { width: 1280, height: 800 } });
  const press = (name: string) => byKeyboard(button(page, name));
  const progress = (step: number) =>
    expect(page.getByRole('progressbar', { name: `${step} of 6 steps done` })).toBeVisible();
  await page.goto(`${urls.child}/profile`);
  await expectTitle(page, 'Choose your figure');
  await progress(0);
  await press('Make a figure of your own');
  await expectTitle(page, 'Your figure');
  await progress(1);
  await reach(page.getByRole('tab', { name: 'Hair' }));
  for (const tab of [...builderTabs.slice(1), 'Hair']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: tab, exact: true })).toBeFocused();
    const one = page.getByRole('radiogroup', { name: tab, exact: true }).getByRole('radio');
    const several = page.getByRole('group', { name: 'You can choose several.' }).getByRole('button');
    await expect((tab === 'Other' ? several : one).first()).toBeVisible();
  }
  await byKeyboard(page.getByRole('radio', { name: 'Two braids' }));
  await expect(page.getByRole('radio', { name: 'Two braids' })).toBeChecked();
  await press('Undo');
  await expect(page.getByRole('radio', { name: 'Two braids' })).not.toBeChecked();
  await press('Surprise me');
  await press('Done');
  await expectTitle(page, 'This is how you look!');
  await press('Change');
  await expectTitle(page, 'Your figure');
  await press('Done');
  await press('Go on');

  await expectTitle(page, 'What year were you born?');
  await progress(2);
  await reach(page.getByLabel('Birth year'));
  await page.keyboard.type('2011');
  await page.keyboard.press('Enter');
  await expectTitle(page, 'Which gender are you?');
  await progress(3);
  await press('Non-binary');
  await expectTitle(page, 'What kind of home do you live in?');
  await progress(4);
  await byKeyboard(page.getByRole('radio', { name: 'House', exact: true }));
  await press('Next');
  await expectTitle(page, 'Who lives there?');
  await progress(5);
  await press('Next');
  await expectTitle(page, 'Do you live in more places?');
  await progress(6);
  await press('No, that was all');
  await expectTitle(page, 'Your profile is ready!');
  await byKeyboard(page.getByRole('link', { name: 'To the start page' }));
  await expect(page).toHaveURL(/\/home$/);
  expect(await profileOf(child)).toMatchObject({
    birthYear: 2011,
    gender: 'NEUTRAL',
    avatar: { type: 'PARTS' },
  });
});
