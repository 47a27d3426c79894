import type { SupportEntry } from '../entry.ts';

/** Help when the school does not stop what happens there. */
export const school: readonly SupportEntry[] = [
  {
    id: 'barn-och-elevombudet',
    name: 'Barn- och elevombudet',
    what: {
      sv: 'Om skolan inte stoppar mobbning. Säg först till en vuxen i skolan, sedan till rektor.',
      en: 'If school does not stop bullying. First tell an adult in school, then the head teacher.',
    },
    channels: [],
    url: 'https://beo.skolinspektionen.se/elev',
    categories: ['bullied', 'rights'],
    checked: '2020',
    fromCopy: true,
  },
  {
    id: 'friends',
    name: 'Friends',
    what: {
      sv: 'Läs om mobbning och vad man kan göra.',
      en: 'Read about bullying and what one can do.',
    },
    channels: [],
    url: 'https://friends.se',
    categories: ['bullied'],
    checked: '2026-11-20',
    fromCopy: true,
  },
  {
    id: 'diskrimineringsombudsmannen',
    name: 'Diskrimineringsombudsmannen',
    what: {
      sv: 'Om du blir sämre behandlad på grund av den du är.',
      en: 'If you are treated worse because of who you are.',
    },
    channels: [
      { kind: 'phone', value: '08-120 20 700', hours: [{ days: [2, 4], open: '09:30', close: '11:30' }] },
    ],
    url: 'https://www.do.se',
    categories: ['bullied', 'rights'],
    checked: '2026-06-04',
  },
];
