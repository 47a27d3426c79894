import type { SupportEntry } from '../entry.ts';

const checked = '2026-06-04';
/** These facts were checked in stored copies of the organisations' pages. */
const copy = { checked: '2026-11-20', fromCopy: true } as const;

/** Help when a relative or friend is unwell, drinks, or has died. */
export const family: readonly SupportEntry[] = [
  {
    id: 'maskrosbarn',
    name: 'Maskrosbarn',
    what: {
      sv: 'För dig som är 13–19 år. Om en förälder dricker, tar droger, är psykiskt sjuk eller slår. De kan också följa med till soc.',
      en: 'For ages 13–19. If a parent drinks, uses drugs, is mentally ill or hits. They can also come along to social services.',
    },
    channels: [],
    url: 'https://maskrosbarn.org',
    categories: ['bad', 'addiction', 'rights'],
    ...copy,
  },
  {
    id: 'trygga-barnen',
    name: 'Trygga Barnen',
    what: {
      sv: 'Om någon i familjen dricker, tar droger eller mår psykiskt dåligt. Upp till 25 år.',
      en: 'If someone in the family drinks, uses drugs or is mentally unwell. Up to 25 years.',
    },
    channels: [],
    url: 'https://tryggabarnen.org',
    categories: ['bad', 'addiction'],
    ...copy,
  },
  {
    id: 'kuling',
    name: 'Kuling',
    what: {
      sv: 'Läs om hur det är när en förälder är psykiskt sjuk.',
      en: 'Read about what it is like when a parent is mentally ill.',
    },
    channels: [],
    url: 'https://kuling.nu',
    categories: ['bad', 'illness'],
    ...copy,
  },
  {
    id: 'randiga-huset',
    name: 'Randiga huset',
    what: {
      sv: 'Om någon du tycker om har dött eller är svårt sjuk.',
      en: 'If someone you love has died or is badly ill.',
    },
    channels: [],
    url: 'https://randigahuset.se',
    categories: ['bad', 'illness'],
    checked,
  },
  {
    id: 'spes',
    name: 'SPES',
    what: { sv: 'Om någon nära har tagit sitt liv.', en: 'If someone close has taken their life.' },
    channels: [
      {
        kind: 'phone',
        value: '020-18 18 00',
        hours: [{ days: [1, 2, 3, 4, 5, 6, 7], open: '19:00', close: '22:00' }],
      },
      { kind: 'chat', value: 'https://spes.se', hours: [{ days: [3, 7], open: '19:00', close: '21:00' }] },
    ],
    url: 'https://spes.se',
    categories: ['bad'],
    checked,
  },
  {
    id: 'bufff',
    name: 'Bufff',
    what: {
      sv: 'Om någon i din familj sitter i fängelse.',
      en: 'If someone in your family is in prison.',
    },
    channels: [],
    url: 'https://bufff.se',
    categories: ['criminal'],
    ...copy,
  },
];
