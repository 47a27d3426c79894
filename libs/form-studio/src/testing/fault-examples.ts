import type { Draft } from '../draft/draft.ts';
import type { RuleId } from '../advice/rules.ts';
import { asks, draftWith, leads, one } from './build.ts';

const led = (id: string, next: string) => asks(id, 'Hur är det?', { answers: { ja: leads('Ja', next) } });
const named = (metadata: Partial<Draft['metadata']>) => {
  const draft = one('Hur är det?');
  return { ...draft, metadata: { ...draft.metadata, ...metadata } };
};
const opened = (question: string, answer = 'ja') => ({ includeIf: { answers: [{ question, answer }] } });

/** For each fault a draft that has it, and what is then said. */
export const faultExamples = {
  'first-question-missing': [draftWith(), 'Formuläret har ingen fråga än.'],
  'first-question-unknown': [
    named({ firstQuestion: 'x' }),
    'Formuläret börjar med en fråga som inte finns. Välj en annan.',
  ],
  'key-differs': [one('Hej?'), 'Frågan har två olika id. Ta bort den och skriv den igen.'],
  'id-digits-only': [draftWith(asks('12', 'Hur är det?')), 'Id ”12” har bara siffror. Lägg till en bokstav.'],
  'id-reserved': [
    draftWith(asks('valueOf', 'Hur är det?')),
    'Id ”valueOf” är upptaget av programmet. Välj ett annat.',
  ],
  'next-unknown': [
    draftWith(led('a', 'x')),
    'Svaret leder till en fråga som inte finns. Välj vart det leder.',
  ],
  'else-unknown': [
    draftWith(
      led('a', 'b'),
      asks('b', 'B?', { includeIf: { answers: [{ question: 'a', answer: 'ja' }], else: 'x' } }),
    ),
    'När frågan inte ställs leder den ingenstans. Välj en fråga.',
  ],
  'include-if-unknown': [
    draftWith(led('a', 'b'), asks('b', 'B?', opened('a', 'x'))),
    'Frågan öppnas av ett svar som inte finns. Välj ett annat.',
  ],
  'include-if-empty': [
    draftWith(asks('b', 'B?', { includeIf: { answers: [] } })),
    'Inget svar öppnar frågan. Välj ett, eller ställ den alltid.',
  ],
  'include-if-not-before': [
    draftWith({ ...led('a', 'b'), ...opened('b') }, asks('b', 'B?')),
    'Frågan öppnas av ett svar som kommer senare. Flytta den.',
  ],
  'ref-unknown': [
    one('Hur är det?', { ref: { question: 'x', answers: ['ja'] } }),
    'Frågan handlar om dem i ett svar som inte finns.',
  ],
  'ref-not-before': [
    draftWith({ ...led('a', 'b'), ref: { question: 'b', answers: ['ja'] } }, asks('b', 'B?')),
    'Frågan handlar om dem i ett svar som kommer senare. Flytta den.',
  ],
  cycle: [
    draftWith(led('a', 'b'), led('b', 'a')),
    'Frågorna leder runt i en ring: 1 → 2 → 1. Ändra vart ett svar leder.',
  ],
  unreachable: [
    draftWith(asks('a', 'A?'), asks('b', 'B?')),
    'Inget svar leder hit. Låt ett svar göra det, eller ta bort frågan.',
  ],
  'group-splits': [
    draftWith(
      asks('a', 'A?', {
        type: 'multiple',
        answers: { ja: leads('Ja', 'b', { group: 'g' }), nej: leads('Nej', undefined, { group: 'g' }) },
      }),
      asks('b', 'B?'),
    ),
    'Svar som kan väljas ihop leder till olika frågor. Välj samma.',
  ],
  'no-options': [one('Hur är det?', { answers: {} }), 'Frågan har inga svar. Skriv minst ett.'],
  'options-do-not-fit': [one('Hur är det?', { type: 'rate' }), 'Svaren passar inte det här slaget av fråga.'],
  'text-missing': [one(' '), 'Frågan har ingen text på svenska.'],
  'header-missing': [
    one('Hur är det?', { header: { sv: '', en: 'Hi' } }),
    'Rubriken har ingen text på svenska.',
  ],
  'option-text-missing': [
    one('Hur är det?', { answers: { a: leads('') } }),
    'Svaret har ingen text på svenska.',
  ],
  'name-missing': [named({ name: '' }), 'Formuläret har inget namn.'],
  'too-long': [one('x'.repeat(4001)), 'För långt, för många eller för stort. Högst 4000.'],
  'too-little': [one('Hur är det?', { first: [] }), 'För kort eller för få. Minst 1.'],
  'not-allowed': [named({ name: 'a\u0001' }), 'Det här går inte att spara så som det är skrivet.'],
} satisfies Partial<Record<RuleId, [Draft, string]>>;
