import type { SupportEntry } from '../entry.ts';
import { kvinnofridChat } from './safety.ts';

const checked = '2026-06-04';

/** Gender and sexual orientation. */
export const identity: readonly SupportEntry[] = [
  {
    id: 'rfsl-ungdom',
    name: 'RFSL Ungdoms stödchatt',
    what: {
      sv: 'För unga hbtqia-personer, och för dig som undrar.',
      en: 'For young LGBTQIA people, and for you who wonder.',
    },
    channels: [
      {
        kind: 'chat',
        value: 'https://www.rfslungdom.se/hbtqia/stod',
        hours: [{ days: [1], open: '18:00', close: '20:00' }],
      },
    ],
    url: 'https://www.rfslungdom.se/hbtqia/stod',
    categories: ['gender'],
    checked,
  },
  {
    id: 'transformering',
    name: 'Transformering',
    what: {
      sv: 'Frågor om att vara trans. För alla åldrar.',
      en: 'Questions about being trans. For all ages.',
    },
    channels: [],
    url: 'https://www.transformering.se',
    categories: ['gender'],
    checked,
  },
  {
    id: 'transammans',
    name: 'Transammans',
    what: {
      sv: 'Stöd för dig som är trans, och för dem du har nära.',
      en: 'Support for you who are trans, and for those close to you.',
    },
    channels: [{ kind: 'email', value: 'info@transammans.se' }],
    url: 'https://www.transammans.se/hitta-stod',
    categories: ['gender'],
    checked,
  },
  {
    id: 'translinjen',
    name: 'Stödlinjen för transpersoner',
    what: {
      sv: 'Om du är trans eller icke-binär och någon hotar eller slår dig.',
      en: 'If you are trans or non-binary and someone threatens or hits you.',
    },
    channels: [
      { kind: 'phone', value: '020-55 00 00', hours: 'always' },
      { kind: 'chat', value: 'https://stodlinjenfortranspersoner.se', hours: kvinnofridChat },
    ],
    url: 'https://stodlinjenfortranspersoner.se',
    categories: ['violence', 'gender'],
    checked,
  },
  {
    id: 'rfsl-stod',
    name: 'RFSL Stödmottagning',
    what: {
      sv: 'Om du är hbtqi och någon hotar eller slår dig. Andra tider kan du lämna ett meddelande.',
      en: 'If you are LGBTQI and someone threatens or hits you. At other times you can leave a message.',
    },
    channels: [
      { kind: 'phone', value: '020-34 13 16', hours: [{ days: [4], open: '09:00', close: '12:00' }] },
      { kind: 'email', value: 'stod@rfsl.se' },
    ],
    url: 'https://www.rfsl.se',
    categories: ['gender'],
    checked,
  },
  {
    id: 'regnbagslinjen',
    name: 'Regnbågslinjen',
    what: {
      sv: 'Någon att prata med för dig som är hbtqi.',
      en: 'Someone to talk to for you who are LGBTQI.',
    },
    channels: [
      {
        kind: 'phone',
        value: '0770-55 00 10',
        hours: [{ days: [2, 4], open: '18:00', close: '21:00' }],
      },
      {
        kind: 'chat',
        value: 'https://kyrkanssos.se/hitta-hjalp/regnbagslinjen',
        hours: [{ days: [2, 4], open: '18:00', close: '21:00' }],
      },
    ],
    url: 'https://kyrkanssos.se/hitta-hjalp/regnbagslinjen',
    categories: ['gender'],
    checked,
  },
];
