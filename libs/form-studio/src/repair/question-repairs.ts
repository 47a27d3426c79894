import { own, questionPictureNames, questionPictures } from '@lykta/domain';
import type { RuleId } from '../advice/rules.ts';
import type { Repairer } from './repair.ts';

const addHelp: Repairer = ({ question, finding: { answer } }) =>
  answer === undefined
    ? undefined
    : { words: 'repair.help', edits: [{ do: 'add-help', question: question.id, answer }] };

/** Repairs of where a question leads, of what stands beside it, and of its sentences in the story. */
export const questionRepairs = {
  'dark-without-help': addHelp,
  'help-leads-nowhere': addHelp,
  'ends-dark': addHelp,
  'dark-unmarked': ({ question, finding: { answer } }) =>
    answer === undefined
      ? undefined
      : {
          words: 'repair.mark',
          edits: [{ do: 'set-answer', question: question.id, answer, change: { story: 'WORRIES' } }],
        },
  'include-if-empty': ({ question: { id } }) => ({
    words: 'repair.always',
    edits: [{ do: 'set-question', question: id, change: { includeIf: undefined } }],
  }),
  'header-missing': ({ question: { id } }) => ({
    words: 'repair.no-header',
    edits: [{ do: 'set-question', question: id, change: { header: undefined } }],
  }),
  'leads-to-itself': ({ question: { id } }) => ({
    words: 'repair.no-form',
    edits: [{ do: 'set-question', question: id, change: { form: undefined } }],
  }),
  'picture-without-words': ({ question: { id, image } }) => {
    const name = questionPictureNames.find((one) => questionPictures[one].src === image?.src);
    if (!name) return undefined;
    const { src, alt } = questionPictures[name];
    return {
      words: 'repair.picture-words',
      edits: [{ do: 'set-question', question: id, change: { image: { src, alt } } }],
    };
  },
  'sentence-of-skip': ({ question: { id }, finding: { answer } }) =>
    answer === undefined
      ? undefined
      : {
          words: 'repair.no-sentence',
          edits: [{ do: 'set-answer', question: id, answer, change: { sentence: undefined } }],
        },
  'sentence-full-stop': ({ question: { id, answers }, finding: { answer = '' } }) => {
    const sentence = own(answers, answer)?.sentence?.sv;
    if (sentence === undefined) return undefined;
    const text = sentence.replace(/[\s!?,;:]*$/u, '.');
    return {
      words: 'repair.full-stop',
      edits: [{ do: 'write', at: { question: id, answer, field: 'sentence' }, language: 'sv', text }],
    };
  },
} as const satisfies Partial<Record<RuleId, Repairer>>;
