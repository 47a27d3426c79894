import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Form } from '@lykta/domain';
import { draftOf, longWords, ourLongWords, sentenceFindings } from '@lykta/form-studio';
import { readability } from '@lykta/questionnaire-engine/readability';
import { describe, expect, it } from 'vitest';
import { checkFile, OWN_FORMS } from './check-file.ts';

const MOST_LIX = 15;

/**
 * Questions whose answers the story omits, with the reason. The person from whom an answer must be hidden may be the
 * one who reads the story; who requested the form sees question and answer anyway (docs/decisions/0054).
 */
const keptQuiet: Readonly<Record<string, string>> = {
  'dar-jag-bor-nu/kind': 'a shelter is secret, and a kind of place says where to look',
  'dar-jag-bor-nu/unsafe': 'may name the one who reads, or who looks for the child',
  'dar-jag-bor-nu/tell': 'is asked only in a shelter',
  'dar-jag-bor-nu/parents': 'says which parent is not wanted',
  'dar-jag-bor-nu/stay': 'may hurt those with whom the child lives, who may read it',
  'ung/self': 'may say that the family does not let the child be who it is',
  'ung/part-love': 'says only whether the child went on',
  'ung/love': 'may be forbidden where the story is read',
  'ung/partner': 'is about somebody who may read it',
  'ung/limits': 'is about somebody who may read it',
  'ung/pictures': 'is about somebody who threatens, who may read it',
  'ung/part-press': 'says only whether the child went on',
  'ung/drink': 'own drugs are a crime, and whoever gets the link may tell',
  'ung/press': 'is about somebody who presses, who may read it',
  'ung/part-decide': 'says only whether the child went on',
  'ung/meet': 'says that the family controls the child',
  'ung/phone': 'says that the family controls the child',
  'ung/choose': 'says that others choose whom the child marries',
  'ung/travel': 'says that the child fears to be taken abroad',
  'efter-motet/worry': 'says who may become angry, and who may not know',
  'efter-motet/who': 'may say that parents are not wanted',
  'infor-motet/bring-not': 'names who is not wanted at the meeting',
  'infor-motet/alone': 'says that parents are not wanted',
  'infor-motet/reach': 'says how to be reached without others knowing',
  'infor-motet/reach-when': 'says when to be reached without others knowing',
  'infor-motet/phone': 'says who reads on the phone',
  'infor-motet/not-know': 'names who must not know',
};

/** Forms of which the story contains nothing, with the reason. */
const quietForms: Readonly<Record<string, string>> = {
  'egna-ord': 'the child’s own words are for who has promised to read',
  'vuxna-mot-mig': 'asks what adults do to the child; the adult may be the one who reads the link',
};

const own = readdirSync(OWN_FORMS).map((file) => {
  const name = path.join(OWN_FORMS, file);
  return { name, form: Form.parse(JSON.parse(readFileSync(name, 'utf8'))) };
});

describe.each(own)('$form.metadata.id', ({ name, form }) => {
  it('tells every answer in a sentence, in both languages', () => {
    expect(sentenceFindings(draftOf(form), { everywhere: true })).toEqual([]);
    expect(checkFile(name).sound).toBe(true);
  });

  it('tells them in easy words', () => {
    const sentences = Object.values(form.questions)
      .flatMap(({ answers }) => Object.values(answers))
      .flatMap(({ sentence }) => sentence?.sv ?? []);
    expect(readability(...sentences).lix).toBeLessThanOrEqual(MOST_LIX);
  });

  it('tells nothing of a form that is kept quiet as a whole', () => {
    const sentences = Object.values(form.questions)
      .flatMap(({ answers }) => Object.values(answers))
      .filter(({ sentence }) => sentence);
    expect(sentences.length === 0).toBe(form.metadata.id in quietForms);
  });

  it('is silent about what a child would rather not say, and about nothing else', () => {
    const silent = Object.values(form.questions)
      .filter(({ id }) => !keptQuiet[`${form.metadata.id}/${id}`] && !quietForms[form.metadata.id])
      .flatMap(({ answers }) => Object.values(answers).filter(({ sentence }) => sentence === null));
    expect(new Set(silent.map(({ text }) => text.sv))).toEqual(
      new Set(silent.length > 0 ? ['Jag vill inte säga det'] : []),
    );
  });
});

// If only the dark answers were silent, silence would tell.
it.each(own.filter(({ form }) => ['ung', 'dar-jag-bor-nu'].includes(form.metadata.id)))(
  '$form.metadata.id is silent about the light answers too, where the dark ones are dangerous',
  ({ form }) => {
    const told = Object.values(form.questions)
      .filter(({ id }) => keptQuiet[`${form.metadata.id}/${id}`])
      .flatMap(({ id, answers }) =>
        Object.entries(answers).flatMap(([answer, { sentence }]) => (sentence ? [`${id}/${answer}`] : [])),
      );
    expect(told).toEqual([]);
  },
);

it('never tells in which kind of place a child lives who does not live at home', () => {
  const form = own.find(({ form }) => form.metadata.id === 'dar-jag-bor-nu')!.form;
  const told = Object.values(form.questions)
    .flatMap(({ answers }) => Object.values(answers))
    .flatMap(({ sentence }) => (sentence ? [sentence.sv, sentence.en ?? ''] : []));
  expect(told.length).toBeGreaterThan(20);
  const betrays = /familjehem|hvb|skydd|boende|personal|jobbar|foster|shelter|residential|staff/iu;
  expect(told.filter((sentence) => betrays.test(sentence))).toEqual([]);
});

it('is kept quiet only where a form asks it', () => {
  const asked = own.flatMap(({ form }) =>
    Object.values(form.questions)
      .filter(({ answers }) => Object.values(answers).some(({ sentence }) => sentence === null))
      .map(({ id }) => `${form.metadata.id}/${id}`),
  );
  expect(Object.keys(keptQuiet).filter((kept) => !asked.includes(kept))).toEqual([]);
});

it('are where the studio has the long words from that children understand', () => {
  const texts = own.flatMap(({ form }) =>
    Object.values(form.questions).flatMap(({ header, text, answers }) => [
      ...(header ? [header] : []),
      text,
      ...Object.values(answers).map((answer) => answer.text),
    ]),
  );
  const words = texts.flatMap(({ sv }) => longWords(sv)).map((word) => word.toLowerCase());
  expect([...new Set(words)].sort()).toEqual([...ourLongWords].sort());
});
