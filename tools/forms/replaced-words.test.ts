import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const withTexts = [
  'apps/server/content/forms/*.json',
  'apps/*/src/locales/sv/*.ts',
  'apps/server/src/messages/**/*.ts',
  'libs/domain/src/{mood,person,house,support,reminders}/**/*.ts',
];

/** Every quoted text of the files, whatever it is the text of. */
const texts = new Set(
  globSync(withTexts, { cwd: root }).flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/(["'])(.*?)\1/g)].map(([, , text]) => text),
  ),
);

/**
 * Words that a reading found wrong, by the number of the point (docs/decisions/0088), and what replaced them. A text
 * that only makes sense beside the question before it says too little in the story, when it is read aloud, and in figures.
 */
const replaced: readonly (readonly [point: string, before: string, now: string])[] = [
  ['K5', 'De läser på arbetstid. Sedan pratar de med dig.', 'De läser på dagtid, måndag till fredag.'],
  ['K9', 'Bra jobbat!', 'Tack för att du berättar!'],
  ['K12', 'Jag är med', 'Ja, ni får spara det här'],
  ['K13', 'Lämna', 'Sluta vara med'],
  ['H1', 'Vad händer då?', 'Vad händer när någon bråkar?'],
  ['H2', 'Vad gör du då?', 'Vad gör du när någon bråkar?'],
  ['H3', 'Vill du ha hjälp med det?', 'Vill du ha hjälp med bråken hemma?'],
  ['H4', 'Vill du att någon gör det?', 'Vill du att någon tröstar dig?'],
  ['H5', 'Vet någon annan vuxen om det?', 'Vet en annan vuxen att du är orolig?'],
  ['H6', 'I vilket hem är det så?', 'Var är du mindre trygg?'],
  ['H7', 'Vet någon utanför hemmet om det?', 'Vet någon annan att maten inte räcker?'],
  ['H8', 'Hur ofta är det så?', 'Hur ofta känns det tungt?'],
  ['H9', 'Vad gör det svårare?', 'Vad gör det svårt att tycka om dig själv?'],
  ['H10', 'Vad gör det svårt?', 'Vad gör det svårt att vara med?'],
  ['H10', 'Hur trivs du där?', 'Hur trivs du i laget eller gruppen?'],
  ['H11', 'Vet någon vuxen om det?', 'Vet någon vuxen att det är svårt?'],
  ['H12', 'Vill du ha hjälp med det?', 'Vill du ha hjälp med det som är svårt?'],
  ['H13', 'Hur ofta bråkar någon hemma?', 'Hur ofta bråkar de vuxna hemma?'],
  ['H15', 'Hur mycket tar du hand om hemma?', 'Hur mycket måste du hjälpa till hemma?'],
  ['H16', 'Vad känns tungt?', 'Är det något som känns tungt?'],
  ['H17', 'Vem är du helst med?', 'Vilka är du helst med?'],
  ['H18', 'Vad är det som händer?', 'Vad händer när någon är elak?'],
  ['H20', 'Vilken vuxen i skolan litar du på?', 'Finns det en vuxen i skolan som du litar på?'],
  ['H22', 'Det är bra som det är', 'Inget. Det är bra som det är.'],
  ['H23', 'Hur ofta sover du i din säng?', 'Har du en egen säng?'],
  ['H24', 'Mest på nätet', 'Var ses du och dina kompisar mest?'],
  ['H25', 'Vet du vem som bestämmer över dig?', 'Vet du vilka vuxna som bestämmer om dig?'],
  ['H26', 'Var hör du hemma?', 'Var känner du att du hör till?'],
  ['H27', 'Varför vill du visa din berättelse?', 'Varför är det bra att visa din berättelse?'],
  ['H28', 'När ska det ändras?', 'Hur snabbt vill du att något ändras?'],
  ['H29', 'Vilka av dem vill du ha med?', 'Är det någon du inte vill ha med?'],
  ['H31', 'När andra kommer hit', 'När andra kommer hem till oss'],
  ['H32', 'Inget av dem', 'Någon annanstans'],
  ['H33', 'Vill du ha en kompis?', 'Vill du ha fler att vara med?'],
  ['H34', 'Är du med i något på fritiden?', 'Är du med i ett lag eller en grupp?'],
  ['H41', 'Det här gör jag då', 'Det gör jag när någon bråkar'],
  ['H42', 'Det här vill jag ha mer av', 'Det vill jag ha mer av hemma'],
  ['H43', 'Det här händer', 'Så är någon elak mot mig i skolan'],
  ['H44', 'Hjälp mot det elaka', 'Hjälp när någon är elak'],
  ['H45', 'Om jag är trygg hemma', 'Trygg hemma'],
  ['H46', 'Det bästa där', 'Det bästa med hemmet där jag trivs bäst'],
  ['H47', 'Så trivs jag där', 'Så trivs jag i laget eller gruppen'],
  ['H48', 'Den här vill jag ska förklara', 'Den här ska förklara för mig'],
  ['H50', 'Tryggheten', 'Hemmet'],
  [
    'H52',
    'Ingen kan se din berättelse med den länken mer.',
    'Länken slutar fungera. Den som redan läst kan ha sparat det.',
  ],
  ['H53', 'Du ser den bara nu.', 'Länken visas bara nu.'],
  ['H56', 'Då minns vi vad du tycker är viktigt.', 'Så att du kan se och visa hur du har det.'],
  ['H57', 'En fråga saknar svar. Svara på den först.', 'En fråga är kvar. Svara, eller hoppa över den.'],
  ['H58', 'När någon i familjen är sjuk', 'Sjukdom och funktionsnedsättning'],
  ['H60', 'Kön stänger 21.45.', 'Ställ dig i kö före 21.45.'],
  ['H64', 'Vad lagen väntar sig', 'Vad lagen kräver'],
  ['H67', 'Ingen vakar över svaren.', 'När ett svar oroar'],
  ['H68', 'Avstängd', 'Kan inte logga in'],
  ['H69', 'avstängd', 'känner ingenting'],
];

it.each(replaced)('%s: "%s" has given way to "%s"', (_point, before, now) => {
  expect([...texts].filter((text) => text === before)).toEqual([]);
  expect([...texts].some((text) => text?.includes(now))).toBe(true);
});
