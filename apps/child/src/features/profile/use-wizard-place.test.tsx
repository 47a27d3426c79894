import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useWizardPlace } from './use-wizard-place.ts';
import type { WizardStep } from './wizard-step.ts';

function inWizard(step: WizardStep = 'avatar', state?: object) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/home', { pathname: '/profile', state }]} initialIndex={1}>
      {children}
    </MemoryRouter>
  );
  const useSeen = () => ({
    place: useWizardPlace({ step }),
    navigate: useNavigate(),
    path: useLocation().pathname,
  });
  return renderHook(useSeen, { wrapper }).result;
}

it('goes one step back with the browser’s back button, and forward again', () => {
  const wizard = inWizard();
  act(() => wizard.current.place.goTo('birth-year'));
  act(() => wizard.current.place.goTo('gender'));
  act(() => void wizard.current.navigate(-1));
  expect(wizard.current.place.step).toBe('birth-year');
  act(() => void wizard.current.navigate(-1));
  expect(wizard.current.place.step).toBe('avatar');
  act(() => void wizard.current.navigate(2));
  expect(wizard.current.place.step).toBe('gender');
});

it('the arrow and the browser’s back button lead to the same step', () => {
  const wizard = inWizard();
  act(() => wizard.current.place.goTo('birth-year'));
  act(() => wizard.current.place.goTo('gender'));
  act(() => wizard.current.place.goBack());
  expect(wizard.current.place.step).toBe('birth-year');
  act(() => void wizard.current.navigate(-1));
  expect(wizard.current.place.step).toBe('avatar');
});

it('leads past the builder on the way back', () => {
  const wizard = inWizard();
  act(() => wizard.current.place.goTo('builder'));
  act(() => wizard.current.place.goTo('birth-year'));
  act(() => void wizard.current.navigate(-1));
  expect(wizard.current.place.step).toBe('avatar');
});

it('finds the saved home on the way back, and asks for a new one on the way on', () => {
  const wizard = inWizard('house');
  act(() => wizard.current.place.goTo('persons', 'home1'));
  act(() => wizard.current.place.goTo('more'));
  act(() => wizard.current.place.goTo('house'));
  expect(wizard.current.place.houseId).toBeUndefined();
  act(() => void wizard.current.navigate(-2));
  expect(wizard.current.place).toMatchObject({ step: 'persons', houseId: 'home1' });
  act(() => void wizard.current.navigate(-1));
  expect(wizard.current.place).toMatchObject({ step: 'house', houseId: 'home1' });
});

it('goes to the step before when the wizard resumed in the middle, and leaves at the first', () => {
  const wizard = inWizard('birth-year');
  act(() => wizard.current.place.goBack());
  expect(wizard.current.place.step).toBe('avatar');
  act(() => wizard.current.place.goBack());
  expect(wizard.current.path).toBe('/home');
});

it('ignores what it does not know in the history', () => {
  expect(inWizard('avatar', { step: 'moon' }).current.place.step).toBe('avatar');
});
