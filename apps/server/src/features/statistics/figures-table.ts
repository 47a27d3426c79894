import { localText, type WholeLanguage, type Question, type StatsAnswers, own } from '@lykta/domain';
import type { Scope } from './scope.ts';
import { tableTexts } from '../../individual/table-texts.ts';
import type { Table } from '../../individual/table.ts';

/** What the exported figures cover; `period` undefined means all time. */
export interface FiguresOf {
  scope: Scope;
  period: string | undefined;
}

/**
 * Converts figures to a table. The first lines say whose figures they are, the period, and how exact the numbers are,
 * because a file is read without the page around it. Then one line per chosen option, in the form's order.
 */
export function figuresTable(stats: StatsAnswers, of: FiguresOf, language: WholeLanguage): Table {
  const { question, answer, children } = tableTexts[language];
  return [
    ...headOf(stats, of, language),
    [],
    [question, answer, children],
    ...Object.values(stats.form.questions).flatMap((one) => linesOf(one, stats, language)),
  ];
}

function headOf({ form, data }: StatsAnswers, { scope, period }: FiguresOf, language: WholeLanguage): Table {
  const texts = tableTexts[language];
  const isInvitation = scope.kind === 'inside' && 'invitationId' in scope.cases;
  const all = scope.kind === 'inside' ? texts.ownCases : texts.allUnits;
  const sent = data.metadata.clientCount;
  const notShown = 'allWithheld' in data && data.allWithheld ? texts.withheld[data.allWithheld] : null;
  return [
    [form.metadata.name],
    [isInvitation ? texts.invitation : texts.unit, scope.name ?? all],
    [texts.period, periodText(data, period, language)],
    [texts.answered, sent ?? notShown ?? texts.notPublished],
    [texts.about, texts[data.kind]],
  ];
}

function periodText(data: StatsAnswers['data'], period: string | undefined, language: WholeLanguage): string {
  const { quarter, allTime, upTo } = tableTexts[language];
  const words = (text: string) => text.split('Q').reverse().join(', ');
  if (period !== undefined) return `${quarter} ${words(period)}`;
  if (data.kind === 'live' || data.through === null) return allTime;
  return `${allTime}, ${upTo} ${words(data.through)}`;
}

function linesOf({ id, text, answers }: Question, { data }: StatsAnswers, language: WholeLanguage): Table {
  const texts = tableTexts[language];
  const asked = localText(text, language);
  const why = data.kind === 'published' ? own(data.withheld, id) : undefined;
  if (why) return [[asked, texts.withheld[why], '']];
  const counts = own(data.questions, id);
  if (!counts) return [];
  const isPartial = data.kind === 'published' && data.partial.includes(id);
  return [
    ...(isPartial ? [[asked, texts.partial, '']] : []),
    ...Object.entries(answers).flatMap(([answerId, option]) => {
      const n = own(counts, answerId);
      return n === undefined ? [] : [[asked, localText(option.text, language), n]];
    }),
  ];
}
