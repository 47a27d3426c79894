import type { Channel } from '@lykta/domain/support';

/** The address of a channel: phone, text message, chat, e-mail. */
export function addressOf({ kind, value }: Channel): string {
  if (kind === 'chat') return value;
  if (kind === 'email') return `mailto:${value}`;
  return `${kind === 'sms' ? 'sms' : 'tel'}:${value.replace(/[^\d+]/g, '')}`;
}
