import { describe, expect, it } from 'vitest';
import { labelFault, searchable } from './label-text.ts';
import { Label } from './label.ts';

describe('a label is refused', () => {
  it.each([
    '120403-2384',
    '1204032384',
    '20120403-2384',
    '201204032384',
    '20120403 2384',
    '2012-04-03-2384',
    '12 04 03 2384',
    '12.04.03-2384',
    '120403+2384',
    '120403–2384',
    '120403 - 2384',
    'Kalle 120403-2384',
    'pnr:120403-2384.',
    '120463-2384',
    '１２０４０３-2384',
  ])('with a personal number: %s', (label) => expect(labelFault(label)).toBe('label-personal-number'));

  it.each([
    '0731234567',
    '070-123 45 67',
    '070 1234567',
    '(070) 123 45 67',
    '+46701234567',
    '+46 (0)70 123 45 67',
    '0046701234567',
    '08-123 456',
    '08-12345678',
    '0250-123 45',
    '+47 22 12 34 56',
    'mamma 070‑123‑45‑67',
  ])('with a phone number: %s', (label) => expect(labelFault(label)).toBe('label-phone'));

  it.each(['kalle@example.com', 'Kalle <kalle@skola.example>', 'kalle@skola'])(
    'with an e-mail address: %s',
    (label) => expect(labelFault(label)).toBe('label-email'),
  );
});

describe('a label is accepted', () => {
  it.each([
    '2026-1234',
    'SN 2026/0412-3',
    'SN 2026/0412-31234',
    '2026-0412-3412',
    'Dnr 2026.123',
    '20260412',
    '2026-04-12',
    '260412',
    'Ärende 012345',
    '9999999999',
    '991399-1234',
    '000412-1',
    'Blå fjäril',
    'kl 9 @ skolan',
    'A-17',
    '7',
  ])('that only looks alike: %s', (label) => expect(labelFault(label)).toBeUndefined());
});

it('is at most forty characters, of which the outer spaces do not count', () => {
  expect(Label.parse('  SN 2026/0412-3 ')).toBe('SN 2026/0412-3');
  expect(Label.safeParse('   ').success).toBe(false);
  expect(Label.safeParse('x'.repeat(40)).success).toBe(true);
  expect(Label.safeParse('x'.repeat(41)).success).toBe(false);
  expect(Label.safeParse('a\u0000b').success).toBe(false);
});

it('is compared without case, spaces and signs', () => {
  expect(searchable('sn 2026/0412-3')).toBe('SN202604123');
  expect(searchable('Blå fjäril')).toBe('BLÅFJÄRIL');
  expect(searchable(' / - ')).toBe('');
});
