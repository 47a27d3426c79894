import type { Draft } from '../draft/draft.ts';
import { addAnswer, moveAnswer, removeAnswer, setAnswer, setType } from './answers.ts';
import type { Edit } from './edit.ts';
import { groupAnswer, leadAnswer } from './groups.ts';
import { addHelp } from './help-page.ts';
import { changeQuestion } from './places.ts';
import {
  addQuestion,
  duplicateQuestion,
  insertQuestions,
  moveQuestion,
  removeQuestion,
} from './questions.ts';
import { renameAnswers, renameQuestion } from './rename.ts';
import { setFields } from './set-fields.ts';
import { dropLanguage, write } from './texts.ts';

/** Returns the draft after an edit. An edit of what is no longer there changes nothing. */
export function edited(draft: Draft, edit: Edit): Draft {
  switch (edit.do) {
    case 'set-form':
      return { ...draft, metadata: setFields(draft.metadata, edit.change) };
    case 'write':
      return write(draft, edit);
    case 'add-question':
      return addQuestion(draft, edit);
    case 'insert-questions':
      return insertQuestions(draft, edit);
    case 'remove-question':
      return removeQuestion(draft, edit);
    case 'rename-question':
      return renameQuestion(draft, edit);
    case 'duplicate-question':
      return duplicateQuestion(draft, edit);
    case 'move-question':
      return moveQuestion(draft, edit);
    case 'set-type':
      return setType(draft, edit);
    case 'set-question':
      return changeQuestion(draft, edit.question, (question) => setFields(question, edit.change));
    case 'add-answer':
      return addAnswer(draft, edit);
    case 'add-help':
      return addHelp(draft, edit);
    case 'remove-answer':
      return removeAnswer(draft, edit);
    case 'rename-answers':
      return renameAnswers(draft, edit);
    case 'move-answer':
      return moveAnswer(draft, edit);
    case 'set-answer':
      return setAnswer(draft, edit);
    case 'lead-answer':
      return leadAnswer(draft, edit);
    case 'group-answer':
      return groupAnswer(draft, edit);
    case 'drop-language':
      return dropLanguage(draft, edit.language);
    case 'together':
      return edit.edits.reduce(edited, draft);
    case 'take-over':
      return edit.draft;
    default:
      return edit satisfies never;
  }
}
