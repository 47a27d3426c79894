import { afterEach, expect, test } from 'vitest';
import { changeTexts, createTexts } from '../../i18n.ts';
import { addInnerTexts } from '../../inner-texts.ts';
import { isCalm, showLook } from './show-look.ts';

const root = document.documentElement;
const words = () => {
  const texts = createTexts();
  addInnerTexts(texts);
  return texts;
};
let texts = words();
afterEach(async () => {
  await showLook('usual', texts);
  texts = words();
});

test('the calm look has denser type and calmer words, and goes away again', async () => {
  await showLook('calm', texts);
  expect(isCalm()).toBe(true);
  expect(root.style.getPropertyValue('--fs-body')).toBe('1rem');
  expect(texts.t('home.greeting.day')).toBe('Hej');
  expect(texts.t('home.story')).toBe('Min berättelse');

  await showLook('usual', texts);
  expect(isCalm()).toBe(false);
  expect(root.style.getPropertyValue('--fs-body')).toBe('');
  expect(texts.t('home.greeting.day')).toBe('Hej igen!');
});

test('another language is calm too, and both are as usual afterwards', async () => {
  await showLook('calm', texts);
  await changeTexts(texts, 'en');
  expect(texts.t('questions.done.title')).toBe('Thanks for telling');
  await showLook('usual', texts);
  expect(texts.t('questions.done.title')).toBe('Thank you for telling!');
  await changeTexts(texts, 'sv');
  expect(texts.t('questions.done.title')).toBe('Tack för att du berättar!');
});

test('a language for children has calmer words of its own', async () => {
  await showLook('calm', texts);
  await changeTexts(texts, 'ar');
  expect(texts.t('home.greeting.morning')).toBe('صباح الخير');
  await showLook('usual', texts);
  expect(texts.t('home.greeting.morning')).toBe('صباح الخير!');
});

test('usual words that come once more do not stay', async () => {
  await showLook('calm', texts);
  addInnerTexts(texts);
  await showLook('calm', texts);
  expect(texts.t('home.greeting.day')).toBe('Hej');
});

test('the usual look is there without anything being fetched', async () => {
  await showLook('usual', texts);
  expect(isCalm()).toBe(false);
});
