import {
  asksForWords,
  listOf,
  optionsOf,
  own,
  questionTypes,
  type Entry,
  type Option,
  type Question,
} from '@lykta/domain';
import { select, type Flow, type Selection } from '@lykta/questionnaire-engine';
import { useEffect, useRef, useState } from 'react';
import { nobodyOf, selectionOf } from '../flow/options.ts';

/** Milliseconds that a chosen face is shown before the next question (docs/product.md §4, §9). */
const RATE_PAUSE = 300;

/** What the child has picked on a question. */
export interface Picked {
  /** Option ids. */
  selected: string[];
  /** Ids of persons or homes. */
  chosen: string[];
  /** What the child has written itself. */
  words: string;
}

/** What it can do there. */
export interface Picking {
  write: (words: string) => void;
  /** Chooses one answer and goes to the next question. */
  choose: (answer: string) => void;
  /** Adds or removes an answer. */
  toggle: (answer: string) => void;
  /** Chooses a person or home: as the answer where one is allowed, otherwise adds or removes it. */
  toggleChosen: (id: string) => void;
}

export interface Choice extends Picked, Picking {
  /** What is picked, the same object until the child picks something else. */
  picked: Picked;
  /** What Next would answer; null while nothing is chosen, undefined where the choice itself is the answer. */
  next: { selection: Selection[]; nobody?: Option } | null | undefined;
}

/** What stands in an answer; the same for the same answer, so that a prepared question need not be drawn again. */
const picks = new WeakMap<Question | readonly Entry[], Picked>();

/** What the child picked when it last answered the question. */
export function answered(question: Question, flow: Flow): Picked {
  const given = own(flow.document.answers, question.id);
  const entries = given ?? [];
  const before = picks.get(given ?? question);
  if (before) return before;
  const picked = {
    selected: entries.map(({ answer }) => answer),
    chosen: entries.flatMap(({ data }) => data ?? []),
    words: entries[0]?.words ?? '',
  };
  picks.set(given ?? question, picked);
  return picked;
}

/** The child's choice on this question before it is submitted. */
export function useChoice(
  question: Question,
  flow: Flow,
  onAnswer: (selection: Selection[]) => void,
): Choice {
  const [held, setHeld] = useState(() => ({ question: question.id, picked: answered(question, flow) }));
  const fresh = held.question !== question.id;
  const picked = fresh ? answered(question, flow) : held.picked;
  const hold = (now: Picked) => setHeld({ question: question.id, picked: now });
  if (fresh) hold(picked);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), [question.id]);
  const { several } = questionTypes[question.type];
  const { selected, chosen, words } = picked;

  const choose = (answer: string) => {
    hold({ ...picked, selected: [answer] });
    clearTimeout(pause.current);
    if (question.type === 'rate') pause.current = setTimeout(() => onAnswer([{ answer }]), RATE_PAUSE);
    else onAnswer([{ answer }]);
  };

  const toggleChosen = (id: string) => {
    if (several) {
      const others = chosen.filter((one) => one !== id);
      return hold({ ...picked, chosen: others.length < chosen.length ? others : [...chosen, id] });
    }
    hold({ ...picked, chosen: [id] });
    const selection = selectionOf(question, [id]);
    if (selection) onAnswer(selection);
  };

  return {
    picked,
    ...picked,
    write: (written) => hold({ ...picked, words: written }),
    choose,
    toggle: (answer) => hold({ ...picked, selected: select(question, selected, answer) }),
    toggleChosen,
    next: asksForWords(question.type)
      ? nextWords(question, words)
      : several
        ? nextOf(question, selected, chosen)
        : undefined,
  };
}

/** What Next would answer. "Nobody" is an answer with its own option; an empty multiple choice is not. */
function nextOf(question: Question, selected: string[], chosen: string[]): Choice['next'] {
  if (listOf(question.type)) {
    const selection = selectionOf(question, chosen);
    return selection ? { selection, nobody: chosen.length === 0 ? nobodyOf(question) : undefined } : null;
  }
  const kept = optionsOf(question).filter(({ id, type }) => type !== 'skip' && selected.includes(id));
  return kept.length > 0 ? { selection: kept.map(({ id }) => ({ answer: id })) } : null;
}

/** Next gives what was written; with nothing written there is Skip. */
function nextWords(question: Question, words: string): Choice['next'] {
  const option = optionsOf(question).find(({ type }) => type === 'words');
  const written = words.trim();
  return option && written !== '' ? { selection: [{ answer: option.id, words: written }] } : null;
}
