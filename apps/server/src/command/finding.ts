/** What an operator should know before a start or an upgrade. */
export interface Finding {
  /** Whether the server would not start, or not serve. */
  stops: boolean;
  /** A plain sentence: what is the matter, and what to do. */
  text: string;
}

export const stops = (text: string): Finding => ({ stops: true, text });
export const note = (text: string): Finding => ({ stops: false, text });

/** Writes the findings for the operator, the worst first. */
export function describeFindings(findings: readonly Finding[]): string {
  const worst = findings.filter((finding) => finding.stops);
  const notes = findings.filter((finding) => !finding.stops);
  return [
    ...worst.map(({ text }) => `STOP  ${text}`),
    ...notes.map(({ text }) => `note  ${text}`),
    worst.length === 0 ? 'Nothing stands in the way of a start.' : 'Mend what stops, then ask again.',
  ].join('\n');
}
