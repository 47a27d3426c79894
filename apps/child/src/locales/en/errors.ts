import type { errors as reference } from '../sv/errors.ts';
import type { Texts } from '../texts.ts';

export const errors: Texts<typeof reference> = {
  'error.offline': 'We could not reach our server. Check your connection and try again.',
  'error.not-authorised': 'You are not authorized. Log in and try again.',
  'error.server': 'Something went wrong at our end. Wait a while and try again.',
  'error.generic': 'Sorry, something went wrong. Try again.',
  'error.credentials': 'Wrong username or password. Try again.',
  'error.username-taken': "You can't use this username, try another!",
  'error.bot-check': 'Verification failed. Try again later.',
  'error.code-not-found': 'We find no invitation with that code. Check the code once more.',
  'error.invitation-full': 'The invitation is full. Tell the person who invited you.',
  'error.invitation-closed': 'The invitation is closed. Tell the person who invited you.',
  'error.invitation-paused': 'The invitation is paused right now. Try another day.',
  'error.already-sent': 'You have already sent your answers. They can’t be changed.',
  'error.not-found': 'What you are looking for is no longer here.',
  'error.expired': 'The link is no longer valid. Ask for a new one.',
  'error.too-many-tries_one': 'That was too many tries. Wait a minute and try again.',
  'error.too-many-tries_other': 'That was too many tries. Wait {{count}} minutes and try again.',
  'error.too-many-shares': 'You already have five links. Remove one first.',
  'error.busy': 'Many people are here right now. Wait a little and try again.',
  'error.invalid-input': 'Something you wrote is not right. Check it and try again.',
};
