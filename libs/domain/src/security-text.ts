const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * What `/.well-known/security.txt` says (RFC 9116): whom somebody writes to who has found a hole. The server and both
 * apps serve it; SECURITY.md says the same at length.
 * @param contact an e-mail address @param now it holds for a year from here
 */
export function securityText({ contact, now }: { contact: string; now: Date }): string {
  return [
    `Contact: mailto:${contact}`,
    `Expires: ${new Date(now.getTime() + YEAR_MS).toISOString()}`,
    'Preferred-Languages: sv, en',
    '',
  ].join('\n');
}
