interface AxeReport {
  type: string;
  result?: { incomplete?: readonly { id: string; nodes: readonly { html: string }[] }[] };
}

/**
 * Rules that axe could not decide and a person has reviewed, each with the reason. Any other undecided finding fails
 * the story until it is reviewed.
 */
const REVIEWED: Record<string, string> = {
  'color-contrast':
    'Pseudo-elements and drawings lie under text; every pair of roles is measured in colours.test.ts.',
  'frame-tested':
    'The studio’s phone frames the child app, whose screens have stories of their own (Child/Questions/Preview).',
  'no-autoplay-audio':
    'The one sound is the bot-check’s code: it comes when somebody presses for it, and lasts seconds.',
};

/** The undecided findings of axe that nobody has reviewed. */
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
