import type { ExportedData, Form } from '@lykta/domain';
import { createTexts } from '../../../i18n.ts';
import { addInnerTexts } from '../../../inner-texts.ts';
import { addLaterTexts } from '../../../later-texts.tsx';
import { expect, it } from 'vitest';
import { pageSections } from './page-sections.ts';
import { readablePage } from './readable-page.ts';

const form: Form = {
  metadata: {
    id: 'school',
    version: 1,
    name: 'Skolan',
    nameForChild: { sv: 'Skolan' },
    mutable: true,
    useTheme: true,
    icon: '🚀',
    group: 'school',
    firstQuestion: 'friends',
  },
  questions: {
    friends: {
      id: 'friends',
      type: 'persons',
      text: { sv: 'Vilka är du med?' },
      answers: {
        these: { type: 'persons', text: { sv: 'De här' } },
        none: { type: 'none', text: { sv: 'Ingen' } },
      },
    },
    trust: {
      id: 'trust',
      type: 'persons',
      text: { sv: 'Vem litar du på?' },
      answers: {
        this: { type: 'persons', text: { sv: 'Den här' }, sentence: { sv: 'Jag litar på {persons}.' } },
      },
    },
  },
};

const data: ExportedData = {
  exported: '2026-11-20T10:00:00Z',
  account: { created: '2026-10-01T10:00:00Z' },
  profile: { content: { birthYear: 2012, gender: 'FEMALE' } },
  persons: [
    { id: 'p1', deleted: null, content: { type: 'FRIEND' } },
    { id: 'p2', deleted: '2026-11-01T10:00:00Z', content: { type: 'COUSIN' } },
  ],
  houses: [{ id: 'h1', deleted: null, content: { type: 'APARTMENT' } }],
  moods: [{ day: '2026-10-25', content: { level0: 4, level1: ['GLAD', 'CALM'] } }],
  answers: [
    {
      form_id: 'school',
      form_version: 1,
      sent: '2026-11-02T10:00:00Z',
      content: {
        answers: {
          friends: [{ answer: 'these', data: ['p1', 'p2'], timestamp: '2026-11-01T10:00:00Z' }],
          trust: [{ answer: 'this', data: ['p1', 'p2'], timestamp: '2026-11-01T10:00:00Z' }],
        },
      },
    },
  ],
  invitations: { pending: [], accepted: [{ unit: 'Norr', owner: 'Kommunen' }] },
  shares: [{ created: '2026-11-03T10:00:00Z', opened: 2, content: null }],
  readings: [{ at: '2026-11-04T10:00:00Z', reason: 'Inför ett möte <b>' }],
};

const texts = createTexts();
addInnerTexts(texts);
addLaterTexts(texts);
const sections = pageSections(data, { t: texts.t, language: 'sv', forms: [form] });

it('tells everything in the words of the screens', () => {
  expect(Object.fromEntries(sections.map(({ title, lines }) => [title, lines]))).toEqual({
    'Ditt konto': [
      'Du skapade kontot 1 oktober 2026. Ditt namn har vi inte.',
      'Födelseår: 2012',
      'Kön: Tjej',
    ],
    'Personer och hem': ['kompis', 'kusin (borttagen)', 'Lägenhet'],
    'Hur du har mått': ['25 oktober 2026: Bra, glad, lugn'],
    'Svar: Skolan': [
      'Du skickade svaren 2 november 2026.',
      'Vilka är du med?: kompis, kusin (borttagen)',
      'Jag litar på min kompis och min kusin.',
    ],
    Inbjudningar: ['Norr, Kommunen'],
    'Länkar till din berättelse': ['Borttagen länk, 3 november 2026. Öppnad 2 gånger.'],
    'När någon har läst dina svar': ['4 november 2026: Inför ett möte <b>'],
  });
});

it('is a page of its own, in which no word is taken for HTML', () => {
  const html = readablePage({ language: 'sv', title: 'Titel', intro: '', nothing: 'Inget.', sections });
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(page.documentElement.lang).toBe('sv');
  expect(page.querySelectorAll('h2')).toHaveLength(sections.length);
  expect(page.querySelector('b')).toBeNull();
  expect(page.body.textContent).toContain('Inför ett möte <b>');
  expect(html).not.toMatch(/src=|href=|<script/);
});

it('runs in the direction of its language', () => {
  const page = { title: 'Titel', intro: '', nothing: '', sections: [] };
  expect(readablePage({ ...page, language: 'ar' })).toContain('<html lang="ar" dir="rtl">');
  expect(readablePage({ ...page, language: 'sv' })).toContain('<html lang="sv" dir="ltr">');
});
