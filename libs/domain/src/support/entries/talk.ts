import type { SupportEntry } from '../entry.ts';

/** The day on which the public directory with these facts was checked. */
const checked = '2026-06-04';
const everyDay = [1, 2, 3, 4, 5, 6, 7] as const;

/** People to talk to about anything. */
export const talk: readonly SupportEntry[] = [
  {
    id: 'bris',
    name: 'Bris',
    what: {
      sv: 'För dig som är under 18. Prata om vad du vill. Det är gratis.',
      en: 'For you who are under 18. Talk about anything. It is free.',
    },
    channels: [
      { kind: 'phone', value: '116 111', hours: 'always' },
      { kind: 'sms', value: '116 111', hours: 'always' },
      { kind: 'chat', value: 'https://barn.bris.se', hours: 'always' },
    ],
    url: 'https://www.bris.se',
    categories: ['bad', 'violence', 'health', 'boy', 'bullied', 'rights'],
    checked,
  },
  {
    id: 'bris-sprak',
    name: 'Bris på fler språk',
    what: {
      sv: 'Är du under 18 kan du boka ett samtal på ditt språk.',
      en: 'If you are under 18 you can book a talk in your language.',
    },
    channels: [],
    url: 'https://www.bris.se',
    categories: ['language'],
    checked: '2022',
    fromCopy: true,
  },
  {
    id: 'sjalvmordslinjen',
    name: 'Självmordslinjen',
    what: {
      sv: 'Om du har tankar på att ta ditt liv. Eller är orolig för någon annan.',
      en: 'If you think about taking your life. Or are afraid that someone else will.',
    },
    channels: [
      { kind: 'phone', value: '90101', hours: 'always' },
      { kind: 'chat', value: 'https://mind.se', hours: 'always' },
    ],
    url: 'https://mind.se',
    categories: ['bad', 'health'],
    checked,
  },
  {
    id: 'livslinjen',
    name: 'Livslinjen',
    what: {
      sv: 'Chatt för dig som är 16–25 och mår dåligt.',
      en: 'Chat for you who are 16–25 and feel bad.',
    },
    channels: [
      {
        kind: 'chat',
        value: 'https://mind.se',
        hours: [{ days: [1, 2, 3, 4, 7], open: '17:00', close: '24:00' }],
      },
    ],
    url: 'https://mind.se',
    categories: ['bad', 'health'],
    checked,
  },
  {
    id: 'jourhavande-kompis',
    name: 'Jourhavande kompis',
    what: {
      sv: 'Chatta med någon ung som lyssnar. Upp till 25 år.',
      en: 'Chat with someone young who listens. Up to 25 years.',
    },
    channels: [
      {
        kind: 'chat',
        value: 'https://rkuf.se/fa-stod/jourhavande-kompis',
        hours: [
          { days: [1, 2, 3, 4, 5], open: '18:00', close: '21:00' },
          { days: [6, 7], open: '14:00', close: '17:00' },
        ],
        season: {
          from: '06-15',
          to: '08-23',
          hours: [
            { days: [2, 3, 4], open: '18:00', close: '21:00' },
            { days: [7], open: '14:00', close: '17:00' },
          ],
        },
      },
    ],
    url: 'https://rkuf.se/fa-stod/jourhavande-kompis',
    categories: ['bad', 'boy', 'bullied'],
    checked,
  },
  {
    id: 'jourhavande-prast',
    name: 'Jourhavande präst',
    what: {
      sv: 'Någon att prata med på natten. Ring 112 och be att få prata med jourhavande präst.',
      en: 'Someone to talk to at night. Call 112 and ask for the priest.',
    },
    channels: [
      { kind: 'phone', value: '112', hours: [{ days: everyDay, open: '21:00', close: '06:00' }] },
      {
        kind: 'chat',
        value: 'https://www.svenskakyrkan.se/jourhavandeprast',
        hours: [{ days: everyDay, open: '20:00', close: '24:00' }],
      },
    ],
    url: 'https://www.svenskakyrkan.se/jourhavandeprast',
    categories: ['bad'],
    checked,
  },
  {
    id: 'natvandrarchatten',
    name: 'Nätvandrarchatten',
    what: { sv: 'Chatt för dig som är 12–25.', en: 'Chat for you who are 12–25.' },
    channels: [
      {
        kind: 'chat',
        value: 'https://kyrkanssos.se',
        hours: [{ days: [1, 3, 4, 7], open: '19:00', close: '22:00' }],
      },
    ],
    url: 'https://kyrkanssos.se',
    categories: ['bad'],
    checked,
  },
  {
    id: 'tjejzonen',
    name: 'Tjejzonen',
    what: {
      sv: 'Chatt för tjejer 10–25. Ställ dig i kö före 21.45.',
      en: 'Chat for girls 10–25. Join the queue before 21:45.',
    },
    channels: [
      {
        kind: 'chat',
        value: 'https://tjejzonen.se',
        hours: [{ days: everyDay, open: '20:00', close: '22:00' }],
      },
    ],
    url: 'https://tjejzonen.se',
    categories: ['bad', 'girl'],
    checked,
  },
  {
    id: 'killar',
    name: 'Killar.se',
    what: { sv: 'Chatt för killar 10–25.', en: 'Chat for boys 10–25.' },
    channels: [
      {
        kind: 'chat',
        value: 'https://killar.se',
        hours: [{ days: [1, 2, 3, 4, 7], open: '19:00', close: '22:00' }],
      },
    ],
    url: 'https://killar.se',
    categories: ['bad', 'boy'],
    checked,
  },
];
