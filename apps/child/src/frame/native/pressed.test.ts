import { expect, it } from 'vitest';
import { followPressed, press } from './pressed.ts';

it('leads to what is pressed, also to what was pressed before anybody followed', () => {
  const led: string[] = [];
  press('/invitations/accept');
  const end = followPressed((path) => led.push(path));
  press('/home');
  end();
  expect(led).toEqual(['/invitations/accept', '/home']);
});

it('never leaves the app', () => {
  const led: string[] = [];
  const end = followPressed((path) => led.push(path));
  for (const path of ['https://elsewhere.example', '//elsewhere.example', 'home', undefined, 7]) press(path);
  end();
  expect(led).toEqual([]);
});
