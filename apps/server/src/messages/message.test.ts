import { localText, reminderMessages } from '@lykta/domain';
import { expect, test } from 'vitest';
import { acceptedLanguage, compose } from './message.ts';

const to = 'barn@exempel.se';
const link = 'https://lykta.example/resetpwd';

test('a browser that asks for Arabic gets Arabic messages', () => {
  expect(acceptedLanguage('ar-SY,ar;q=0.9,sv;q=0.5')).toBe('ar');
  const { subject, text } = compose({ kind: 'reset', to, language: 'ar', link });
  expect(subject).toContain('كلمة سر');
  expect(text).toContain(link);
});

test('a message to staff is not translated: it is Swedish', () => {
  expect(compose({ kind: 'member', to, language: 'ar', link }).subject).toBe('Välj ditt lösenord i Lykta');
});

test('reminders are in the language of the device', () => {
  for (const message of Object.values(reminderMessages).flat())
    expect(localText(message, 'ar')).toMatch(/\p{Script=Arabic}/u);
});
