import { expect, it } from 'vitest';
import { pathOfLink } from './opened-link.ts';

it.each([
  ['https://app.example.org/connect/ABC-DEF', '/connect/ABC-DEF'],
  ['https://app.example.org/shared?token=abc', '/shared?token=abc'],
  ['https://app.example.org/shared#token=abc', '/shared#token=abc'],
  ['https://app.example.org/resetpwd#token=abc', '/resetpwd#token=abc'],
  ['https://app.example.org/undo#token=abc', '/undo#token=abc'],
  ['https://app.example.org/migrate?link=abc', '/migrate?link=abc'],
  ['https://app.example.org/deleteAccount', undefined],
  ['https://app.example.org/sharedwith', undefined],
  ['not a link', undefined],
])('a link %s opens %s', (link, path) => {
  expect(pathOfLink(link)).toBe(path);
});
