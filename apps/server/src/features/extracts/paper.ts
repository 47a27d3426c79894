import {
  auditDetailText,
  auditLabels,
  dayAndMonth,
  dayOf,
  formatCode,
  localText,
  type AnswerBackToChild,
  type WholeLanguage,
} from '@lykta/domain';
import { documentTexts, filled, sectionOf, type Fact, type Paper } from '@lykta/answer-sheet';
import type { Extract } from './collect.ts';
import { extractTexts } from './texts.ts';

/** Who takes an extract out, when, and why. */
export interface Made {
  day: string;
  by: string;
  reason: string;
}

type Section = Paper['sections'][number];
type Row = Section['rows'][number];

/** Writes an extract as a document: each sent form, then who may open it, and everything that is noted about the child. */
export function extractPaper(extract: Extract, made: Made, language: WholeLanguage): Paper {
  const texts = extractTexts[language];
  const code = formatCode(extract.client);
  const day = (of: string) => dayAndMonth(of, language);
  const maybe = (label: string, value: string | undefined): Fact[] =>
    value === undefined ? [] : [[label, value]];
  return {
    language,
    title: filled(texts.title, { code }),
    facts: [
      [texts.organisation, extract.organisation],
      [texts.unit, extract.unit],
      [texts.invitation, formatCode(extract.invitation)],
      [texts.code, code],
      ...maybe(texts.label, extract.label),
      [texts.accepted, day(extract.accepted)],
      ...maybe(texts.left, extract.left && day(extract.left)),
      ...maybe(texts.ended, extract.ended && day(extract.ended)),
      [texts.made, filled(texts.madeBy, { day: day(made.day), name: made.by })],
      [texts.reason, made.reason],
    ],
    secrecy: documentTexts[language].secrecy,
    sections: [
      ...extract.sent.map((sent) => sentSection(sent, language)),
      section(texts.workers, workerRows(extract, language), language),
      section(texts.flags, flagRows(extract, language), language),
      section(texts.erased, erasedRows(extract, language), language),
      section(texts.log, logRows(extract, language), language),
    ],
  };
}

/** A section without facts; it says so if there is nothing in it. */
function section(title: string, rows: readonly Row[], language: WholeLanguage): Section {
  const none = { question: title, answer: extractTexts[language].nothing };
  return { title, facts: [], rows: rows.length === 0 ? [none] : rows };
}

function sentSection(sent: Extract['sent'][number], language: WholeLanguage): Section {
  const texts = extractTexts[language];
  const written = sectionOf({ answers: sent.answers }, false, language);
  const onDay = ({ name, day }: { name: string; day: string }) =>
    filled(texts.onDay, { name, day: dayAndMonth(day, language) });
  return {
    ...written,
    facts: [
      ...written.facts,
      [texts.readers, sent.readers.map(onDay).join(', ') || texts.nothing],
      [texts.recorded, sent.recorded ? onDay(sent.recorded) : texts.nothing],
      [texts.answerBack, sent.answerBack ? answerBackText(sent.answerBack, language) : texts.nothing],
    ],
  };
}

function answerBackText({ answer, day }: AnswerBackToChild, language: WholeLanguage): string {
  const text = extractTexts[language].answers[answer.kind];
  const said = answer.kind === 'contact' ? filled(text, { day: dayAndMonth(answer.before, language) }) : text;
  return `${said} (${dayAndMonth(day, language)})`;
}

function workerRows({ isOpenToUnit, workers, unit }: Extract, language: WholeLanguage): Row[] {
  const texts = extractTexts[language];
  const rows = workers.map(({ name, part, from, to }) => ({
    question: texts.parts[part],
    answer:
      from !== undefined && to !== undefined
        ? filled(texts.days, { name, from: dayAndMonth(from, language), to: dayAndMonth(to, language) })
        : name,
  }));
  return isOpenToUnit ? [...rows, { question: texts.everybody, answer: unit }] : rows;
}

function flagRows({ flags }: Extract, language: WholeLanguage): Row[] {
  const { flag } = extractTexts[language];
  if (!flags) return [];
  return (['help', 'worries', 'worse'] as const).map((name) => ({
    question: flag[name],
    answer: String(flags[name]),
  }));
}

function erasedRows({ erased }: Extract, language: WholeLanguage): Row[] {
  const { forms, rules } = extractTexts[language];
  return erased.map(({ day, rule, forms: count }) => ({
    question: dayAndMonth(day, language),
    answer: `${filled(forms, { count: String(count) })}, ${rules[rule]}`,
  }));
}

function logRows({ log, sent }: Extract, language: WholeLanguage): Row[] {
  const texts = extractTexts[language];
  const names = new Map(
    sent.map(({ answers: { form } }) => [form.metadata.id, localText(form.metadata.nameForChild, language)]),
  );
  return log.map(({ at, kind, count, by, form, details, reason }) => ({
    question: `${dayAndMonth(dayOf(new Date(at)), language)} ${localText(auditLabels[kind], language)}`,
    answer: [
      by ?? texts.nobody,
      ...(form ? [names.get(form.id) ?? form.id] : []),
      ...(count > 1 ? [filled(texts.times, { count: String(count) })] : []),
      ...details.map((detail) => auditDetailText(detail, language)),
      ...(reason === undefined ? [] : [`${texts.reason}: ${reason}`]),
    ].join(', '),
  }));
}
