import type { Slot, SupportEntry } from '../entry.ts';

const checked = '2026-06-04';
const copy = { fromCopy: true } as const;
const weekdays = [1, 2, 3, 4, 5] as const;

/** The chat hours of Kvinnofridslinjen; the line for trans people has the same hours. */
export const kvinnofridChat: readonly Slot[] = [
  { days: [1, 4], open: '15:00', close: '21:00' },
  { days: [2], open: '08:00', close: '13:00' },
  { days: [5], open: '09:00', close: '16:00' },
  { days: [7], open: '11:00', close: '17:00' },
];

/** Help with violence, threats, bullying and crime. */
export const safety: readonly SupportEntry[] = [
  {
    id: 'polisen',
    name: 'Polisen',
    what: {
      sv: 'Berätta om ett brott, eller fråga. Är det bråttom ringer du 112.',
      en: 'Tell about a crime, or ask. If it is urgent, call 112.',
    },
    channels: [{ kind: 'phone', value: '114 14' }],
    url: 'https://polisen.se',
    categories: ['violence', 'criminal'],
    checked: '2026-11-20',
    ...copy,
  },
  {
    id: 'socialjouren',
    name: 'Soc och socialjouren',
    what: {
      sv: 'Soc hjälper barn som har det svårt. Kväll och helg: ring 112, be om socialjouren.',
      en: 'Social services where you live help children who have a hard time. In the evening and at weekends 112 can put you through.',
    },
    channels: [],
    url: 'https://kollpasoc.se',
    categories: ['violence', 'bad', 'rights'],
    checked: '2026-11-20',
    ...copy,
  },
  {
    id: 'kvinnofridslinjen',
    name: 'Kvinnofridslinjen',
    what: {
      sv: 'Om någon hotar, slår eller tvingar dig till sex. De har tolkar.',
      en: 'If someone threatens, hits or forces you to have sex. They have interpreters.',
    },
    channels: [
      { kind: 'phone', value: '116 016', hours: 'always' },
      { kind: 'chat', value: 'https://kvinnofridslinjen.se', hours: kvinnofridChat },
    ],
    url: 'https://kvinnofridslinjen.se',
    categories: ['violence', 'girl'],
    checked,
  },
  {
    id: 'storasyster',
    name: 'Storasyster',
    what: {
      sv: 'Om du har varit med om sexuellt våld. För alla, från 13 år.',
      en: 'If you have been through sexual violence. For everybody, from 13 years.',
    },
    channels: [
      {
        kind: 'chat',
        value: 'https://storasyster.org',
        hours: [
          { days: [1, 2, 3, 4, 7], open: '19:00', close: '21:00' },
          { days: [5, 6], open: '13:00', close: '15:00' },
        ],
      },
    ],
    url: 'https://storasyster.org',
    categories: ['violence', 'girl'],
    checked,
  },
  {
    id: 'somaya',
    name: 'Somaya',
    what: {
      sv: 'Våld, kontroll eller heder hemma. För tjejer, kvinnor och hbtqi-personer. Flera språk.',
      en: 'Violence, control or honour at home. For girls, women and LGBTQI people. Several languages.',
    },
    channels: [
      {
        kind: 'phone',
        value: '020-81 82 83',
        hours: [{ days: weekdays, open: '09:00', close: '16:00' }],
      },
    ],
    url: 'https://somaya.se',
    categories: ['violence', 'girl', 'language'],
    checked,
  },
  {
    id: 'jag-vill-veta',
    name: 'Jag vill veta',
    what: {
      sv: 'Läs vad ett brott är och vem som hjälper.',
      en: 'Read about what a crime is, your rights and who helps.',
    },
    channels: [],
    url: 'https://www.jagvillveta.se',
    categories: ['violence', 'criminal'],
    checked: '2024',
    ...copy,
  },
  {
    id: 'valj-att-sluta',
    name: 'Välj att sluta',
    what: {
      sv: 'Om du själv slår eller styr någon och vill sluta.',
      en: 'If you yourself hit or control someone and want to stop.',
    },
    channels: [
      {
        kind: 'phone',
        value: '020-555 666',
        hours: [{ days: weekdays, open: '08:30', close: '16:00' }],
      },
      {
        kind: 'chat',
        value: 'https://valjattsluta.se',
        hours: [{ days: [1], open: '18:00', close: '21:30' }],
      },
    ],
    url: 'https://valjattsluta.se',
    categories: ['violence'],
    checked,
  },
  {
    id: 'tjejjouren',
    name: 'Tjejjouren',
    what: {
      sv: 'Hitta en tjejjour eller ungdomsjour. Du får vara anonym.',
      en: 'Find a helpline for girls or young people. You may stay anonymous.',
    },
    channels: [],
    url: 'https://tjejjouren.se',
    categories: ['girl'],
    checked: '2026-11-20',
    ...copy,
  },
  {
    id: 'brottsofferjouren',
    name: 'Brottsofferjouren',
    what: {
      sv: 'Om du, eller någon nära, har varit med om ett brott. Du behöver inte polisanmäla.',
      en: 'If you, or someone close, has been through a crime. You do not have to report it.',
    },
    channels: [
      {
        kind: 'phone',
        value: '116 006',
        hours: [
          { days: [1, 2], open: '09:00', close: '19:00' },
          { days: [3, 4, 5], open: '09:00', close: '17:00' },
          { days: [6, 7], open: '09:00', close: '12:00' },
          { days: [6, 7], open: '13:00', close: '16:00' },
        ],
        season: { from: '06-01', to: '07-31', hours: [{ days: weekdays, open: '09:00', close: '19:00' }] },
      },
      { kind: 'chat', value: 'https://www.brottsofferjouren.se' },
      { kind: 'email', value: 'fraga@boj.se' },
    ],
    url: 'https://www.brottsofferjouren.se',
    categories: ['criminal'],
    checked,
  },
];
