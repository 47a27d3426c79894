import type { SupportEntry } from '../entry.ts';

const checked = '2026-06-04';

/** Alcohol, drugs and games; and help in more languages. */
export const habits: readonly SupportEntry[] = [
  {
    id: 'drugsmart',
    name: 'Drugsmart',
    what: {
      sv: 'Läs om alkohol och droger. Fråga utan att säga vem du är.',
      en: 'Read about alcohol and drugs. Ask without saying who you are.',
    },
    channels: [],
    url: 'https://www.drugsmart.com',
    categories: ['addiction'],
    checked: '2020',
    fromCopy: true,
  },
  {
    id: 'droghjalpen',
    name: 'Droghjälpen',
    what: {
      sv: 'Om du eller någon annan tar droger.',
      en: 'If you or someone else uses drugs.',
    },
    channels: [
      {
        kind: 'phone',
        value: '020-91 91 91',
        hours: [
          { days: [1], open: '09:00', close: '19:00' },
          { days: [4], open: '09:00', close: '16:00' },
        ],
      },
    ],
    url: 'https://www.droghjalpen.se',
    categories: ['addiction'],
    checked,
  },
  {
    id: 'stodlinjen',
    name: 'Stödlinjen',
    what: {
      sv: 'Om du eller någon annan spelar om pengar för mycket. Även arabiska (tors 15–19) och engelska.',
      en: 'If you or someone else gambles too much. Also Arabic (Thu 15–19) and English.',
    },
    channels: [
      {
        kind: 'phone',
        value: '020-81 91 00',
        hours: [
          { days: [1], open: '09:00', close: '19:00' },
          { days: [2, 3], open: '09:00', close: '17:00' },
          { days: [4], open: '11:00', close: '19:00' },
          { days: [5], open: '09:00', close: '15:00' },
        ],
      },
      { kind: 'chat', value: 'https://www.stodlinjen.se' },
    ],
    url: 'https://www.stodlinjen.se',
    categories: ['addiction', 'language'],
    checked,
  },
  {
    id: 'youmo',
    name: 'Youmo',
    what: {
      sv: 'Läs om kropp, känslor och rättigheter. På arabiska, dari, somaliska och tigrinska. Också på engelska och lätt svenska.',
      en: 'Read about body, feelings and rights. In Arabic, Dari, Somali and Tigrinya. Also in English and easy Swedish.',
    },
    channels: [],
    url: 'https://www.youmo.se',
    categories: ['language'],
    checked: '2018',
    fromCopy: true,
  },
];
