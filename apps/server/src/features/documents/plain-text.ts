import type { Fact, Paper } from '@lykta/answer-sheet';

const line = ([label, value]: Fact) => `${label}: ${value}`;

/** Writes a document as text to paste into a record: one line per fact, question and answer. */
export function plainText({ title, facts, secrecy, sections }: Paper): string {
  const blocks = sections.map(({ title: name, facts: about, rows }) =>
    [
      `${name} (${about.map(line).join(', ')})`,
      ...rows.flatMap(({ question, answer, remark }) => [
        question,
        `  ${answer.replaceAll('\n', '\n  ')}${remark === undefined ? '' : ` (${remark})`}`,
      ]),
    ].join('\n'),
  );
  return `${[[title, ...facts.map(line), secrecy].join('\n'), ...blocks].join('\n\n')}\n`;
}
