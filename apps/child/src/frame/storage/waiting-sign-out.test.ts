import { afterEach, expect, it, vi } from 'vitest';
import { mayBeSignedIn, rememberLogin } from './login-time.ts';
import { changeSettings } from './settings.ts';
import { forgetSignOut, keepSignOut, waitingSignOut } from './waiting-sign-out.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  forgetSignOut();
  localStorage.clear();
});

it('survives a reload, and nobody may come back until the server has heard of it', () => {
  rememberLogin(new Date());
  changeSettings({ device_id: 'phone-1' });
  keepSignOut();
  expect(waitingSignOut()).toEqual({ deviceId: 'phone-1' });
  expect(localStorage.getItem('lykta-app-signed-out')).toBe('here');
  expect(mayBeSignedIn()).toBe(false);

  forgetSignOut();
  expect(waitingSignOut()).toBeUndefined();
  expect(mayBeSignedIn()).toBe(true);
});

it('is kept without storage too', () => {
  vi.stubGlobal('localStorage', undefined);
  keepSignOut();
  expect(document.cookie).toContain('lykta-signed-out=here');
  expect(mayBeSignedIn()).toBe(false);
  forgetSignOut();
  expect(waitingSignOut()).toBeUndefined();
});
