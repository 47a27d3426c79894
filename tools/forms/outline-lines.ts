import { MOST_SENTENCE_WORDS, own, type Form, type Question } from '@lykta/domain';
import { HARD_LIX } from '@lykta/form-studio';
import type { Outline, QuestionOutline, WayOn } from '@lykta/questionnaire-engine/outline';
import { formReadability, readability, textsOf } from '@lykta/questionnaire-engine/readability';

/** Returns an overview of a form as lines to print. */
export function outlineLines(form: Form, { shortest, longest, questions, unreachable }: Outline): string[] {
  const { name, id, version } = form.metadata;
  const { words, lix } = formReadability(form);
  return [
    `${name} (${id}, version ${version}): ${count(Object.keys(form.questions).length)}, ${words} words, LIX ${lix}`,
    `Shortest way, ${count(shortest.length)}: ${shortest.join(' → ')}`,
    `Longest way, ${count(longest.length)}: ${longest.join(' → ')}`,
    `Unreachable questions: ${unreachable.join(', ') || 'none'}`,
    '',
    ...questions.flatMap((question) => questionLines(own(form.questions, question.id)!, question)),
  ];
}

function questionLines(question: Question, { id, conditional, ways }: QuestionOutline): string[] {
  const { words, longestSentence, lix } = readability(...textsOf(question).question);
  const marks = [
    question.type,
    ...(conditional ? ['asked only after some answers'] : []),
    `${words} words`,
    `LIX ${lix}`,
    ...(lix >= HARD_LIX ? ['hard to read: look for shorter words'] : []),
    ...(longestSentence > MOST_SENTENCE_WORDS
      ? [`a sentence of ${longestSentence} words: make it shorter`]
      : []),
  ];
  return [
    `${id}: ${question.text.sv}`,
    `    ${marks.join(', ')}`,
    ...ways.map((way) => `    ${wayLine(way)}`),
  ];
}

function wayLine({ answers, next, fewest, most }: WayOn): string {
  const from = answers.join(', ');
  if (next === null) return `${from} → the end`;
  return `${from} → ${next}: ${fewest === most ? fewest : `${fewest} to ${most}`} more`;
}

function count(questions: number): string {
  return questions === 1 ? '1 question' : `${questions} questions`;
}
