import { addedLanguages, languageOf, REFERENCE, tableOf, type Language } from '@lykta/domain';
import { addedMessages } from './added-messages.ts';
import { en } from './locales/en.ts';
import { sv } from './locales/sv.ts';

/** A message to an address; its text is composed when it is sent. */
export type Message = {
  /** A phone number (`+46…`) or an e-mail address. */
  to: string;
  language: Language;
} & (
  | {
      kind: 'reset' | 'invitation' | 'member' | 'login-changed' | 'news' | 'late';
      link: string;
      /** The name of the organisation that asks. */
      owner?: string;
    }
  | { kind: 'address-code'; code: string }
);

/** A message with its final text. */
export interface Composed {
  to: string;
  subject: string;
  text: string;
}

const texts: Record<Language, typeof sv> = {
  sv,
  en,
  // A text that is not translated is sent in Swedish.
  ...tableOf(addedLanguages, (language) => ({ ...sv, ...addedMessages[language] })),
};

/** Returns how an address is reached. */
export function channelOf(address: string): 'sms' | 'email' {
  return address.startsWith('+') ? 'sms' : 'email';
}

export function compose(message: Message): Composed {
  const { kind, to, language } = message;
  const fill = (text: string) =>
    'code' in message
      ? text.replaceAll('{code}', message.code)
      : text.replaceAll('{link}', message.link).replaceAll('{owner}', message.owner ?? 'Lykta');
  const body = channelOf(to) === 'sms' ? texts[language][`${kind}.sms`] : texts[language][`${kind}.text`];
  return { to, subject: fill(texts[language][`${kind}.subject`]), text: fill(body) };
}

/** Returns the first language of Accept-Language that the product supports. */
export function acceptedLanguage(acceptLanguage: string | undefined): Language {
  const wanted = (acceptLanguage ?? '').toLowerCase().split(',');
  const known = wanted.map((range) => languageOf(/^\s*([a-z]+)/.exec(range)?.[1]));
  return known.find((language) => language !== undefined) ?? REFERENCE;
}
