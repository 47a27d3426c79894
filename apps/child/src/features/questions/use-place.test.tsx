import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { usePlace } from './use-place.ts';

function inForm(state?: object) {
  const entries = ['/home', { pathname: '/form/school/1', state }];
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={entries} initialIndex={1}>
      {children}
    </MemoryRouter>
  );
  return renderHook(() => ({ place: usePlace(), navigate: useNavigate() }), { wrapper }).result;
}

it('opens without a question, and goes on from one to the next', () => {
  const form = inForm();
  expect(form.current.place.question).toBeUndefined();
  act(() => form.current.place.goTo('first'));
  expect(form.current.place.question).toBe('first');
  act(() => form.current.place.goTo('second'));
  expect(form.current.place.question).toBe('second');
});

it('finds the question again with the browser’s back and forward', () => {
  const form = inForm();
  act(() => form.current.place.goTo('first'));
  act(() => form.current.place.goTo('second'));
  act(() => void form.current.navigate(-1));
  expect(form.current.place.question).toBe('first');
  act(() => void form.current.navigate(1));
  expect(form.current.place.question).toBe('second');
  act(() => void form.current.navigate(-2));
  expect(form.current.place.question).toBeUndefined();
});

it('goes back to a question in place of this one', () => {
  const form = inForm();
  act(() => form.current.place.goTo('first'));
  act(() => form.current.place.goTo('second'));
  act(() => form.current.place.returnTo('first'));
  expect(form.current.place.question).toBe('first');
  act(() => void form.current.navigate(-1));
  expect(form.current.place.question).toBe('first');
});

it('follows two quick answers to the newer question', () => {
  const form = inForm();
  act(() => {
    form.current.place.goTo('first');
    form.current.place.goTo('second');
  });
  expect(form.current.place.question).toBe('second');
});

it('remembers which page asked for the form', () => {
  const form = inForm({ back: '/beb/good' });
  act(() => form.current.place.goTo('first'));
  expect(form.current.place.back).toBe('/beb/good');
});
