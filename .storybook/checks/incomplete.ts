interface AxeReport {
  type: string;
  result?: { incomplete?: readonly { id: string; nodes: readonly { html: string }[] }[] };
}

/**
 * Rules whose "could not decide" was looked at, with why it is settled otherwise.
 * Whatever else axe can't decide fails the story until somebody has looked.
 */
const REVIEWED: Record<string, string> = {
  'color-contrast':
    'Pseudo-elements and drawings lie under text; every pair of roles is measured in colours.test.ts.',
  'no-autoplay-audio':
    'The one sound is the bot-check’s code: it comes when somebody presses for it, and lasts seconds.',
};

/** Findings that axe left to a person. */
export function unreviewed(reports: readonly unknown[]): string[] {
  return (reports as readonly AxeReport[])
    .filter((report) => report.type === 'a11y')
    .flatMap((report) => report.result?.incomplete ?? [])
    .filter((finding) => !Object.hasOwn(REVIEWED, finding.id))
    .map(
      (finding) =>
        `axe could not decide "${finding.id}": ${finding.nodes.map((node) => node.html).join(' ')}`,
    );
}
