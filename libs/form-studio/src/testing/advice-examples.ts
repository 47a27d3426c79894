import type { Draft } from '../draft/draft.ts';
import type { RuleId } from '../advice/rules.ts';
import { asks, draftWith, leads, one, rasternaDraft, skips } from './build.ts';

const answers = (...texts: string[]) => ({
  ...Object.fromEntries(texts.map((text, index) => [`v${index}`, leads(text)])),
  hoppa: skips(),
});
const told = (sentence: string, en = 'I am here.') =>
  one('Hur är det?', {
    answers: { ja: leads('Ja', undefined, { sentence: { sv: sentence, en } }), hoppa: skips() },
  });
const rarely = answers('Aldrig', 'Ibland', 'Ofta');

/** For each rule of advice a draft that it is about, and what is then said. */
export const adviceExamples = {
  'form-hard-to-read': [
    one('Beskriv familjesituationens huvudsakliga utmaningar.'),
    'Formuläret är svårt att läsa: LIX 52. Under 30 är lätt.',
  ],
  'hard-to-read': [
    one(`Vilka ${'svårigheter '.repeat(14)}finns?`),
    'Svårt att läsa: LIX 104. Sök kortare ord och meningar.',
  ],
  'long-sentence': [one(`Är du ${'så '.repeat(11)}?`), 'En mening har 13 ord. Högst 12 är lätt att läsa.'],
  'hard-word': [one('Är det konflikter hemma?'), '”konflikter” är ett svårt ord. Säg hellre ”bråk”.'],
  'long-word': [
    one('Hur är din familjesituation?'),
    '”familjesituation” är ett långt ord. Finns det ett vanligare?',
  ],
  'two-questions': [one('Hur mår du och hur sover du?'), 'Det ser ut som två frågor i en. Ställ en i taget.'],
  leading: [one('Visst är skolan rolig?'), '”Visst” leder barnet mot ett svar. Fråga öppet.'],
  'refers-to-nothing': [one('Vad händer då?'), '”då” har inget att syfta på. Säg vad du menar.'],
  'scale-turned': [
    draftWith(
      asks('a', 'A?', { type: 'frequency', answers: rarely }),
      asks('b', 'B?', { type: 'frequency', answers: rarely }),
      asks('c', 'C?', { type: 'frequency', answers: answers('Ofta', 'Ibland', 'Aldrig') }),
    ),
    'Svaren går åt andra hållet än i fråga 1. Vänd dem.',
  ],
  'no-way-out': [
    one('Hur är det?', { answers: { a: leads('Bra'), b: leads('Dåligt') } }),
    'Den som inte vill svara behöver en väg ut.',
  ],
  'no-other': [
    one('Vad är bra?', { type: 'multiple', answers: answers('Mat', 'Rast', 'Bild', 'Idrott') }),
    'Kanske passar inget svar. Lägg till ”Något annat” eller ”Inget”.',
  ],
  'dark-without-help': [
    draftWith(
      asks('q', 'Hur är det?', { answers: { a: leads('Varje dag', 'b', { story: 'WORRIES' }) } }),
      asks('b', 'Vem är med?'),
    ),
    '”Varje dag” är ett tungt svar. Visa hjälp direkt efter det.',
  ],
  'help-leads-nowhere': [
    one('Vill du?', { answers: { a: leads('Ja, gärna', undefined, { story: 'HELP' }), hoppa: skips() } }),
    '”Ja, gärna” ber om hjälp. Visa hjälp, eller fråga vem som kan hjälpa.',
  ],
  'ends-dark': [
    one('Hur är det?', { answers: { a: leads('Dåligt', undefined, { story: 'PROBLEM' }) } }),
    'Formuläret slutar efter ”Dåligt”. Sluta med något som hjälper.',
  ],
  'dark-unmarked': [
    one('Hur är det?', { answers: { a: leads('Jag är rädd hemma'), hoppa: skips() } }),
    '”Jag är rädd hemma” låter tungt. Märk svaret, så att du ser det direkt i listan.',
  ],
  'nothing-marked': [
    draftWith(
      asks('a', 'A?', { answers: answers('Bra', 'Dåligt') }),
      asks('b', 'B?', { answers: answers('Ja', 'Nej') }),
      asks('c', 'C?', { answers: answers('Ja', 'Nej') }),
    ),
    'Inget svar har märket Oro, Problem eller Vill ha hjälp. Då syns inget tungt i listan.',
  ],
  'picture-without-words': [
    one('Hur är det?', { image: { src: '/assets/drawings/school.svg', alt: { sv: '' } } }),
    'Säg vad bilden visar, för den som inte ser den.',
  ],
  'link-without-words': [
    one('Hur är det?', { link: { url: 'https://example.se', text: { sv: ' ' } } }),
    'Länken har ingen text på svenska.',
  ],
  'leads-to-itself': [
    one('Hur är det?', { form: 'rasterna-2' }),
    'Frågan leder till samma formulär. Välj ett annat.',
  ],
  'nothing-together': [
    one('Vad är bra?', {
      type: 'multiple',
      answers: { a: leads('Mat', undefined, { group: '1' }), b: leads('Rast', undefined, { group: '2' }) },
    }),
    'Inga svar går att välja ihop. Välj ”Ett svar” i stället.',
  ],
  'nothing-with-others': [
    one('Vad är bra?', { type: 'multiple', answers: answers('Mat', 'Inget särskilt') }),
    '”Inget särskilt” går att välja ihop med andra svar. Låt det stå för sig.',
  ],
  'language-missing': [
    { ...rasternaDraft, questions: rasternaDraft.questions.slice(1) },
    'På engelska saknas 5 av texterna.',
  ],
  'sentence-missing': [
    one('Hur är det?', { answers: { a: leads('Bra', undefined, { story: 'RESOURCE' }) } }),
    'Svaret har ingen mening i berättelsen.',
  ],
  'sentence-of-skip': [
    one('Hur är det?', { answers: { a: leads('Ja'), s: { ...skips(), sentence: { sv: 'Jag är här.' } } } }),
    'Berättelsen säger inget om det som hoppas över.',
  ],
  'sentence-language': [told('Jag är här.', ''), 'Meningen i berättelsen saknas på engelska.'],
  'sentence-unknown-place': [told('Jag är {hem}.'), '{hem} i meningen betyder ingenting. Ta bort det.'],
  'sentence-place': [
    one('Vem?', {
      type: 'persons',
      answers: {
        p: leads('De', undefined, {
          type: 'persons',
          sentence: { sv: 'De är med mig.', en: 'I have {persons}.' },
        }),
        n: leads('Ingen'),
      },
    }),
    'Meningen på svenska ska ha {persons}.',
  ],
  'sentence-no-place': [
    told('Jag är här.', 'I am {home}.'),
    'Meningen på engelska ska inte nämna {persons} eller {home}.',
  ],
  'sentence-several': [told('Jag är här. Ofta.'), 'Det är mer än en mening på svenska.'],
  'sentence-long': [told(`Jag är ${'så '.repeat(11)}här.`), 'Meningen har 14 ord på svenska. Högst 12 går.'],
  'sentence-person': [told('Ensam.'), 'Säg meningen som barnet själv, på svenska: jag, mig, vi.'],
  'sentence-full-stop': [told('Jag är här'), 'Meningen i berättelsen behöver en punkt.'],
} satisfies Partial<Record<RuleId, [Draft, string]>>;
