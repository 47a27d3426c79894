import type { SupportEntry } from '../entry.ts';

const checked = '2026-06-04';

/** Body and health. */
export const health: readonly SupportEntry[] = [
  {
    id: 'vardguiden-1177',
    name: '1177',
    what: {
      sv: 'Råd om kroppen och vart du kan gå för vård.',
      en: 'Advice about the body and where you can go for care.',
    },
    channels: [{ kind: 'phone', value: '1177', hours: 'always' }],
    url: 'https://www.1177.se',
    categories: ['health', 'illness'],
    checked,
  },
  {
    id: 'umo',
    name: 'UMO',
    what: {
      sv: 'Läs om kropp, sex och känslor. Fråga utan att säga vem du är. 13–25 år.',
      en: 'Read about body, sex and feelings. Ask without saying who you are. 13–25 years.',
    },
    channels: [],
    url: 'https://www.umo.se',
    categories: ['bad', 'health', 'gender', 'illness'],
    checked: '2026-11-20',
    fromCopy: true,
  },
  {
    id: 'frisk-och-fri',
    name: 'Ätstörningslinjen',
    what: {
      sv: 'Om mat och kropp tar för stor plats. På engelska fre 12.15–13.15.',
      en: 'If food and body take up too much room. In English Fri 12:15–13:15.',
    },
    channels: [
      {
        kind: 'phone',
        value: '020-20 80 18',
        hours: [
          { days: [1, 2, 3, 4, 7], open: '19:00', close: '20:00' },
          { days: [2, 3], open: '13:00', close: '14:00' },
        ],
      },
      {
        kind: 'chat',
        value: 'https://www.friskfri.se',
        hours: [
          { days: [1, 2, 3], open: '20:00', close: '21:00' },
          { days: [4], open: '19:00', close: '21:00' },
        ],
      },
    ],
    url: 'https://www.friskfri.se',
    categories: ['health', 'language'],
    checked,
  },
  {
    id: 'sjalvskadechatten',
    name: 'Självskadechatten',
    what: {
      sv: 'Om du skadar dig själv, eller har svårt med mat.',
      en: 'If you hurt yourself, or have a hard time with food.',
    },
    channels: [
      {
        kind: 'chat',
        value: 'https://shedo.se',
        hours: [{ days: [1, 2, 3, 7], open: '20:00', close: '22:00' }],
      },
    ],
    url: 'https://shedo.se',
    categories: ['bad', 'health'],
    checked,
  },
  {
    id: 'npf-linjen',
    name: 'NPF-linjen',
    what: { sv: 'Frågor om adhd, autism och liknande.', en: 'Questions about ADHD, autism and the like.' },
    channels: [
      {
        kind: 'phone',
        value: '08-642 12 34',
        hours: [
          { days: [1], open: '11:00', close: '13:00' },
          { days: [3], open: '18:00', close: '19:30' },
        ],
      },
    ],
    url: 'https://attention.se',
    categories: ['health', 'illness'],
    checked,
  },
  {
    id: 'giftinformation',
    name: 'Giftinformation',
    what: {
      sv: 'Om någon har fått i sig något farligt. Är det bråttom ringer du 112.',
      en: 'If someone has swallowed something dangerous. If it is urgent, call 112.',
    },
    channels: [{ kind: 'phone', value: '010-456 67 00', hours: 'always' }],
    url: 'https://giftinformation.se',
    categories: ['health'],
    checked,
  },
];
