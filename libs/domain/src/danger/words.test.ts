import { expect, it } from 'vitest';
import { tellsOfDanger } from './words.ts';

it.each([
  'jag vill inte leva längre',
  'Ibland vill jag DÖ.',
  'pappa slår mig när han dricker',
  'Han tog på mig, jag sa nej',
  'jag är rädd för min bror',
  'Pappa slår mamma.',
  'Jag får stryk hemma',
  'Mamma gör mig illa ibland',
  'Han slår när han är full',
  'jag får inte berätta vad han gör',
  'Jag orkar inte längre.',
  'någon la ut en bild på mig',
  'jag har börjat med självskadebeteende',
  'I want to die',
  "I don't want to live any more",
  'I am scared at home',
  "He says I can't tell anyone",
  'he hits me',
  'أريد أن أموت',
  'أبي يَضْرِبُنِي',
  'أنا خائفة من أخي',
  'كان غاضبًا وضربني',
])('“%s” tells of danger', (text) => {
  expect(tellsOfDanger(text)).toBe(true);
});

it.each([
  '',
  'Jag vill prata om skolan.',
  'Vi har en hund som heter Dödis.',
  'Min bror studerar i Lund',
  'En kille i klassen är snäll',
  'Jag får inte spela så länge på kvällen',
  'Jag vill bo med min pappa',
  'I want to live with my dad',
  'I like my class, and the food is good',
  'أحب مدرستي',
])('“%s” does not', (text) => {
  expect(tellsOfDanger(text)).toBe(false);
});
