import type { Goal, Tables } from './goal.ts';

/** Whether a figure reaches its goal. */
const isMet = ({ bound, limit }: Goal, figure: number): boolean =>
  bound === 'at most' ? figure <= limit : figure >= limit;

/** Returns the Markdown table of goals: the figure of this run, and whether it meets the goal. */
export function goalTable(goals: Goal[], tables: Tables): string {
  const lines = goals.map((goal) => {
    const figure = goal.read(tables);
    const shown = figure >= 100 ? Math.round(figure).toLocaleString('en') : Number(figure.toPrecision(3));
    const limit = goal.limit.toLocaleString('en');
    return `| ${goal.what} | ${shown} | ${goal.bound} ${limit} | ${isMet(goal, figure) ? 'met' : '**missed**'} |`;
  });
  return ['| goal | measured | wanted | |', '| --- | --- | --- | --- |', ...lines].join('\n');
}

const BEGIN = '<!-- begin: npm run bench -->';
const END = '<!-- end: npm run bench -->';

/** Puts a text between the marks of a page. @throws if the page lacks them */
export function between(page: string, text: string): string {
  const [start, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (start < 0 || end < start) throw new Error(`the page lacks ${BEGIN} and ${END}`);
  return `${page.slice(0, start + BEGIN.length)}\n\n${text}\n\n${page.slice(end)}`;
}
