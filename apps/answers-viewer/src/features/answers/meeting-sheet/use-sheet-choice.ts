import { useLanguage } from '@lykta/app-shell';
import type { Sending } from '@lykta/answer-sheet';
import type { CreateDocument, SheetPart } from '@lykta/domain';
import { useState } from 'react';
import { refOf } from '../record/chosen.ts';
import type { FormHistory } from '../sent.ts';
import { SHEET_MOST, sheetLines, suggestedKeys, type SheetLine } from './sheet-lines.ts';

/** What a member chooses for a meeting sheet. */
export interface SheetChoice {
  lines: readonly SheetLine[];
  /** The keys of the chosen lines. */
  chosen: readonly string[];
  toggle: (key: string) => void;
  /** What else stands on the sheet. */
  parts: readonly SheetPart[];
  togglePart: (part: SheetPart) => void;
  /** The member has tried to choose more than one sheet has room for. */
  isFull: boolean;
  /** The chosen answers by form, as the paper is written from them. */
  sendings: Sending[];
  bodyFor: (child: Pick<CreateDocument, 'invitation' | 'client'>) => CreateDocument;
}

/** What a sheet has at first besides answers. */
const FIRST_PARTS: readonly SheetPart[] = ['persons', 'ask', 'notes'];

const toggled = <One>(list: readonly One[], value: One): readonly One[] =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value];

/** Holds which answers stand on a meeting sheet; one more than it has room for is refused. */
export function useSheetChoice(histories: readonly FormHistory[]): SheetChoice {
  const language = useLanguage();
  const lines = sheetLines(histories, language);
  const [chosen, setChosen] = useState<readonly string[]>(() => suggestedKeys(lines));
  const [parts, setParts] = useState(FIRST_PARTS);
  const [isFull, setFull] = useState(false);
  const taken = histories.flatMap(([answers, earlier]) => {
    const questions = lines
      .filter((one) => one.answers === answers && chosen.includes(one.key))
      .map(({ line }) => line.question);
    return questions.length > 0 ? [{ answers, questions, ...(earlier ? { earlier } : {}) }] : [];
  });
  return {
    lines,
    chosen,
    toggle: (key) => {
      const isTaken = chosen.includes(key);
      const hasRoom = isTaken || chosen.length < SHEET_MOST;
      setFull(!hasRoom);
      if (hasRoom) setChosen(toggled(chosen, key));
    },
    parts,
    togglePart: (part) => setParts(toggled(parts, part)),
    isFull,
    sendings: taken,
    bodyFor: (child) => ({
      ...child,
      kind: 'meeting-sheet',
      sent: taken.map(({ answers }) => refOf(answers)),
      questions: taken.map(({ questions }) => questions),
      earlier: taken.map(({ earlier }) => (earlier ? refOf(earlier) : null)),
      parts: [...parts],
    }),
  };
}
