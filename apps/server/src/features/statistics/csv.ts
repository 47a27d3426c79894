import {
  houseTypeInfo,
  personTypeInfo,
  type FormAnswers,
  type IndividualAnswers,
  type StatsAnswers,
} from '@lykta/domain';

/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** One cell, always quoted; what looks like a formula gets an apostrophe before it. */
function cell(value: string | number): string {
  const text = String(value);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** A table as CSV (RFC 4180), with the mark that makes spreadsheets read it as UTF-8. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** Answers or figures as a table, in Swedish, with one line per chosen option. */
export function toTable(answers: FormAnswers): (string | number)[][] {
  return answers.format === 'stats' ? statsTable(answers) : individualTable(answers);
}

function statsTable({ form, data }: StatsAnswers): (string | number)[][] {
  const lines = Object.values(form.questions).flatMap(({ id, text, answers }) =>
    Object.entries(answers).flatMap(([answerId, option]) => {
      const n = data.questions[id]?.[answerId];
      return n === undefined ? [] : [[text.sv, option.text.sv, n]];
    }),
  );
  return [['Fråga', 'Svar', 'Antal barn'], ...lines];
}

function individualTable({ form, data }: IndividualAnswers): (string | number)[][] {
  const lines = Object.values(form.questions).flatMap((question) =>
    (data.questions[question.id] ?? []).map(({ answer, data: indexes = [], date }) => {
      const option = question.answers[answer];
      const named = indexes.map((index) =>
        option?.type === 'accommodations'
          ? houseTypeInfo[data.houses[index]?.type ?? 'UNKNOWN'].label.sv
          : personTypeInfo[data.persons[index]?.type ?? 'UNKNOWN'].label.sv,
      );
      const remark = data.remarks.includes(question.id) ? 'stämmer inte längre' : '';
      return [question.text.sv, option?.text.sv ?? '', named.join(', '), date, remark];
    }),
  );
  return [['Fråga', 'Svar', 'Vilka', 'Datum', 'Barnet säger'], ...lines];
}
