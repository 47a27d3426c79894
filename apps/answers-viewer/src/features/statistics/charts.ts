import {
  asksForWords,
  asksSomething,
  faceOf,
  localText,
  optionsOf,
  orderedOptions,
  own,
  questionTypes,
  type Face,
  type Form,
  type Language,
  type Option,
  type Question,
  type StatsAnswers,
  type SumWithheldReason,
} from '@lykta/domain';

/** One slice: an option and its number of answers. `face` = number of the face in a rate question. */
interface Slice {
  id: string;
  label: string;
  value: number;
  skip: boolean;
  face?: Face;
}

/** One question as a chart. */
export interface QuestionChart {
  id: string;
  text: string;
  type: Question['type'];
  slices: Slice[];
  /** Number of all choices; the base of the shares. */
  total: number;
  /** Number of children who answered the question. */
  children: number;
  /** Why the figures are withheld; undefined when they are shown. */
  withheld?: SumWithheldReason;
  /** Set without a period: some quarters are missing in the sum. */
  partial: boolean;
  /** Several choices per child. */
  several: boolean;
  /** The answers are the steps of a scale. */
  ordered: boolean;
  /** The earlier answer that leads to this question; undefined when everybody is asked. */
  askedAfter?: string;
}

/** Questions whose answers are the steps of a scale. */
const scales: ReadonlySet<Question['type']> = new Set(['rate', 'frequency']);

/** Options in chart order: faces from best to worst, the rest in form order, skip last. */
function chartOptions(question: Question): Option[] {
  const shown = orderedOptions(question);
  const isByWeight = questionTypes[question.type].order === 'by-weight';
  return [...(isByWeight ? shown.toReversed() : shown), ...optionsOf(question).filter(isSkip)];
}

const isSkip = ({ type }: Option) => type === 'skip';

function askedAfter({ includeIf }: Question, { questions }: Form, language: Language): string | undefined {
  const [condition] = includeIf?.answers ?? [];
  const option = condition && own(own(questions, condition.question)?.answers, condition.answer);
  return option && localText(option.text, language);
}

function chartOf(
  question: Question,
  { form, data }: StatsAnswers,
  language: Language,
  skipWord: string,
): QuestionChart {
  const counts = own(data.questions, question.id);
  const slices = chartOptions(question).map((option): Slice => {
    const face = faceOf(question, option.id);
    return {
      id: option.id,
      label: isSkip(option) ? skipWord : localText(option.text, language),
      value: own(counts, option.id) ?? 0,
      skip: isSkip(option),
      ...(face ? { face } : {}),
    };
  });
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  return {
    id: question.id,
    text: localText(question.text, language),
    type: question.type,
    slices,
    total,
    children: own(data.answered, question.id) ?? 0,
    withheld: data.kind === 'published' ? own(data.withheld, question.id) : undefined,
    partial: data.kind === 'published' && data.partial.includes(question.id),
    several: questionTypes[question.type].several,
    ordered: scales.has(question.type),
    askedAfter: askedAfter(question, form, language),
  };
}

/** The charts of a form in form order; omits articles, own words, and counts of unknown questions. */
export function readCharts(stats: StatsAnswers, language: Language, skipWord: string): QuestionChart[] {
  return Object.values(stats.form.questions)
    .filter((question) => asksSomething(question) && !asksForWords(question.type))
    .map((question) => chartOf(question, stats, language, skipWord));
}

/** The share of skips among all choices, in whole percent. */
export function skippedPercent(charts: QuestionChart[]): number {
  const slices = charts.flatMap((chart) => chart.slices);
  const sum = (list: Slice[]) => list.reduce((total, { value }) => total + value, 0);
  const all = sum(slices);
  return all === 0 ? 0 : Math.round((100 * sum(slices.filter(({ skip }) => skip))) / all);
}
