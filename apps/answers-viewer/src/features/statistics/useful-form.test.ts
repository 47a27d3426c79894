import { present } from '@lykta/domain';
import { expect, test } from 'vitest';
import { children, forms, invitations } from '../../testing/people.ts';
import { usefulForm } from './useful-form.ts';

const list = children.map((child) => ({ invitation: present(invitations[0], 'invitations[0]'), child }));
const idOf = (latest: typeof list, asked = invitations) => usefulForm(forms, latest, asked)?.id;

test('is the form that most of the latest children have sent, not the first of the alphabet', () => {
  expect(idOf(list)).toBe('skola');
});

test('of forms that as many have sent, is the one sent last', () => {
  expect(idOf(list.slice(0, 1))).toBe('skola');
  expect(idOf(list.slice(3, 4))).toBe('familj');
});

test('is one that is asked before anybody has sent anything, and none where nothing is asked', () => {
  expect(idOf(list.slice(5))).toBe('skola');
  expect(idOf([], [])).toBeUndefined();
});
