import { YEAR_MS } from '../time/spans.ts';

/**
 * Returns the text of `/.well-known/security.txt` (RFC 9116), the contact for reporting vulnerabilities. The server and
 * both apps serve it; SECURITY.md has the details.
 * @param contact an e-mail address
 * @param now the text is valid for a year from this time
 */
export function securityText({ contact, now }: { contact: string; now: Date }): string {
  return [
    `Contact: mailto:${contact}`,
    `Expires: ${new Date(now.getTime() + YEAR_MS).toISOString()}`,
    'Preferred-Languages: sv, en',
    '',
  ].join('\n');
}
