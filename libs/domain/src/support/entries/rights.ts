import type { SupportEntry } from '../entry.ts';

const checked = '2026-06-04';
const copy = { checked: '2026-11-20', fromCopy: true } as const;

/** Children's rights, and who defends them. */
export const rights: readonly SupportEntry[] = [
  {
    id: 'koll-pa-soc',
    name: 'Koll på soc',
    what: {
      sv: 'Läs om vad soc gör och vad som händer när du berättar.',
      en: 'Read about what social services do and what happens when you tell.',
    },
    channels: [],
    url: 'https://kollpasoc.se',
    categories: ['violence', 'rights'],
    ...copy,
  },
  {
    id: 'ivo-barnlinjen',
    name: 'IVO:s barn- och ungdomslinje',
    what: {
      sv: 'För dig under 21 som träffar soc, eller inte bor hemma. Gratis och anonymt.',
      en: 'For you under 21 who meet social services or live away from home. Free and anonymous.',
    },
    channels: [
      {
        kind: 'phone',
        value: '020-120 06 06',
        hours: [{ days: [1, 2, 3, 4, 5], open: '12:00', close: '19:00' }],
      },
      {
        kind: 'chat',
        value: 'https://www.ivo.se',
        hours: [{ days: [1, 2, 3, 4, 5], open: '16:00', close: '18:00' }],
      },
    ],
    url: 'https://www.ivo.se',
    categories: ['rights'],
    ...copy,
  },
  {
    id: 'barnombudsmannen',
    name: 'Barnombudsmannen',
    what: {
      sv: 'Frågor om barns rättigheter. De kan inte ändra i just ditt ärende.',
      en: 'Questions about children’s rights. They cannot change your own case.',
    },
    channels: [
      {
        kind: 'phone',
        value: '020-23 10 10',
        hours: [
          { days: [1, 3], open: '13:00', close: '15:00' },
          { days: [2, 4, 5], open: '10:00', close: '12:00' },
        ],
      },
    ],
    url: 'https://www.barnombudsmannen.se',
    categories: ['rights'],
    checked,
  },
  {
    id: 'barnrattsbyran',
    name: 'Barnrättsbyrån',
    what: {
      sv: 'Hjälp med dina rättigheter i Stockholm och Umeå. De jobbar bara för dig.',
      en: 'Help with your rights in Stockholm and Umeå. They work only for you.',
    },
    channels: [],
    url: 'https://barnrattsbyran.se',
    categories: ['rights'],
    ...copy,
  },
  {
    id: 'justitieombudsmannen',
    name: 'JO',
    what: {
      sv: 'Här kan du klaga om en myndighet har gjort fel.',
      en: 'Here you can complain if an authority has done wrong.',
    },
    channels: [],
    url: 'https://www.jo.se',
    categories: ['rights'],
    ...copy,
  },
];
