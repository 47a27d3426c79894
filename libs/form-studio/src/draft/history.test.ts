import { describe, expect, it } from 'vitest';
import { rasternaDraft } from '../testing/build.ts';
import { questionIn } from './draft.ts';
import { edit, historyOf, redo, undo } from './history.ts';

const write = (text: string) =>
  ({ do: 'write', at: { question: 'med', field: 'text' }, language: 'sv', text }) as const;

describe('a history', () => {
  it('takes back a sentence whole, and writes it again', () => {
    const typed = ['Ä', 'Är', 'Är du med?'].reduce(
      (now, text) => edit(now, write(text)),
      historyOf(rasternaDraft),
    );
    expect(typed.past).toHaveLength(1);
    expect(questionIn(typed.draft, 'med')?.text.sv).toBe('Är du med?');
    const back = undo(typed);
    expect(back.draft).toEqual(rasternaDraft);
    expect(redo(back).draft).toEqual(typed.draft);
  });

  it('keeps two sentences apart', () => {
    const one = edit(historyOf(rasternaDraft), write('Hej?'));
    const two = edit(one, { ...write('Hi?'), language: 'en' });
    expect(undo(two).draft).toEqual(one.draft);
  });

  it('takes back a removed question with all that named it', () => {
    const gone = edit(historyOf(rasternaDraft), { do: 'remove-question', question: 'med' });
    expect(gone.draft.metadata.firstQuestion).toBe('slut');
    expect(questionIn(gone.draft, 'ensam')?.includeIf).toBeUndefined();
    expect(undo(gone).draft).toEqual(rasternaDraft);
  });

  it('has nothing to take back at its beginning, and forgets what was undone once something else is done', () => {
    const start = historyOf(rasternaDraft);
    expect(undo(start)).toEqual(start);
    expect(redo(start)).toEqual(start);
    const other = edit(undo(edit(start, write('A'))), { do: 'set-form', change: { icon: '🎒' } });
    expect(redo(other).draft).toBe(other.draft);
  });

  it('does not remember an edit that changes nothing', () => {
    const start = historyOf(rasternaDraft);
    expect(edit(start, { do: 'remove-question', question: 'gone' }).past).toEqual([]);
    expect(edit(edit(start, write('A')), write('Har du någon att vara med?')).past.length).toBeLessThan(2);
  });

  it('goes on with what a colleague wrote, and keeps the own draft one step back', () => {
    const mine = edit(historyOf(rasternaDraft), write('Är du med?'));
    const theirs = edit(historyOf(rasternaDraft), { do: 'remove-question', question: 'ensam' }).draft;
    const taken = edit(mine, { do: 'take-over', draft: theirs });
    expect(taken.draft).toEqual(theirs);
    expect(undo(taken).draft).toEqual(mine.draft);
  });
});
