import { describe, expect, it } from 'vitest';
import { joinSentences } from './join-sentences.ts';

const sv = (...sentences: string[]) => joinSentences(sentences, 'sv');

describe('sentences of one question', () => {
  it('are told as one where they begin alike', () => {
    expect(sv('Jag blir glad av djur.', 'Jag blir glad av musik.', 'Jag blir glad av spel.')).toEqual([
      'Jag blir glad av djur, musik och spel.',
    ]);
    expect(joinSentences(['I am sad.', 'I am angry.'], 'en')).toEqual(['I am sad and angry.']);
  });

  it('keep a verb and its little word together', () => {
    expect(sv('I skolan tycker jag om idrott.', 'I skolan tycker jag om maten.')).toEqual([
      'I skolan tycker jag om idrott och maten.',
    ]);
  });

  it('stay apart where they begin otherwise, each in its place', () => {
    expect(sv('Jag är ledsen.', 'Jag skäms.', 'Jag är arg.')).toEqual([
      'Jag är ledsen och arg.',
      'Jag skäms.',
    ]);
  });

  it('keep the little words that belong to what follows', () => {
    expect(sv('Jag är rädd när jag är ensam.', 'Jag är rädd när andra kommer.')).toEqual([
      'Jag är rädd när jag är ensam och när andra kommer.',
    ]);
    expect(sv('Jag vill veta vad soc gör.', 'Jag vill veta vad jag får.')).toEqual([
      'Jag vill veta vad soc gör och vad jag får.',
    ]);
  });

  it('never become longer than a child reads', () => {
    const told = sv(
      'Jag är bra på att lösa problem.',
      'Jag är bra på att lyssna.',
      'Jag är bra på att få andra att skratta.',
    );
    expect(told).toEqual([
      'Jag är bra på att lösa problem och på att lyssna.',
      'Jag är bra på att få andra att skratta.',
    ]);
  });

  it.each<[string, string[]]>([
    ['a no, which would reach over both', ['Jag vill inte bo kvar.', 'Jag vill flytta.']],
    ['somebody, who would be the same', ['Någon i skolan slår mig.', 'Någon i skolan tar mina saker.']],
    [
      'a list',
      ['Jag gillar bild, musik eller slöjd.', 'Jag gillar matte.', 'Jag gillar att läsa och skriva.'],
    ],
    ['what one of them is all of', ['Jag vill ha hjälp.', 'Jag vill ha hjälp snart.']],
  ])('stay whole where there is %s', (_, sentences) => {
    expect(sv(...sentences)).toEqual(sentences);
  });

  it('are none where there are none', () => {
    expect(sv()).toEqual([]);
  });
});
