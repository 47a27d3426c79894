import { Activity, useLayoutEffect, useRef, useState } from 'react';
import { QuestionBody, type Acts } from './question-body.tsx';
import { QuestionFrame } from './question-frame.tsx';
import type { QuestionProps } from './question-props.ts';
import { answered, useChoice } from './use-choice.ts';
import { useDoubleTapGuard } from './use-double-tap-guard.ts';
import { useListener } from './use-listener.ts';
import { usePrepared } from './use-prepared.ts';
import { useQuestionFocus } from './use-question-focus.ts';

/**
 * One question: text, answers, back and skip (docs/product.md §2, question flow). What may come next stands ready in the
 * page, hidden, so that a tap only shows it.
 */
export function QuestionScreen(props: QuestionProps) {
  const { metadata, question, flow, unit, readsWithin, unheard, here } = props;
  const title = useQuestionFocus(question.id);
  useDoubleTapGuard(question.id);
  const choice = useChoice(question, flow, props.onAnswer);
  const acts = useActs({ ...choice, ...useListener(), onLeave: props.onAnswerAndLeave });
  const prepared = usePrepared(question, props.nextOf);

  return (
    <QuestionFrame {...props} choice={choice}>
      {[question, ...prepared].map((one) => (
        <Activity key={one.id} mode={one === question ? 'visible' : 'hidden'}>
          <QuestionBody
            form={metadata.id}
            question={one}
            flow={flow}
            unit={unit}
            readsWithin={readsWithin}
            unheard={unheard}
            here={here}
            picked={one === question ? choice.picked : answered(one, flow)}
            acts={acts}
            title={title}
          />
        </Activity>
      ))}
    </QuestionFrame>
  );
}

/** The same functions on every question; they do what the newest ones do. */
function useActs(newest: Acts): Acts {
  const latest = useRef(newest);
  useLayoutEffect(() => {
    latest.current = newest;
  });
  const [acts] = useState<Acts>(() => ({
    write: (words) => latest.current.write(words),
    choose: (answer) => latest.current.choose(answer),
    toggle: (answer) => latest.current.toggle(answer),
    toggleChosen: (id) => latest.current.toggleChosen(id),
    tell: (label) => latest.current.tell(label),
    onRead: () => latest.current.onRead(),
    onLeave: (selection) => latest.current.onLeave(selection),
  }));
  return acts;
}
