import { headingOf, listOf, localText, own, type Question } from '@lykta/domain';
import type { Flow, Selection } from '@lykta/questionnaire-engine';
import { PageTitle, QuestionOptions } from '@lykta/ui';
import { memo, type RefObject } from 'react';
import { useLanguage } from '../../../frame/language.ts';
import { otherLanguage } from '../../../frame/other-language.ts';
import { Said } from '../../../frame/said.tsx';
import { AboutWhom } from './about-whom.tsx';
import { AskedWords } from './asked-words.tsx';
import { HowMany } from './how-many.tsx';
import { NewInList } from './new-in-list.tsx';
import { QuestionExtras } from './question-extras.tsx';
import { QuestionMedia } from './question-media.tsx';
import { QuestionMeta } from './question-meta.tsx';
import type { QuestionProps } from './question-props.ts';
import { shownOptions } from './shown-options.ts';
import { toldChoice } from './told-choice.ts';
import type { Picked, Picking } from './use-choice.ts';
import { usePeople } from './use-people.ts';
import styles from './question.module.css';

/** What a child does on a question; the same functions on each, so that none draws it again. */
export interface Acts extends Picking {
  /** Says what was chosen to a child who has had a question read aloud. */
  tell: (label: string) => void;
  /** The question is read aloud. */
  onRead: () => void;
  /** The child follows its way to another form. */
  onLeave: (selection: Selection[]) => void;
}

interface Props extends Pick<
  QuestionProps,
  'question' | 'flow' | 'unit' | 'readsWithin' | 'unheard' | 'here'
> {
  /** The form's id. */
  form: string;
  picked: Picked;
  acts: Acts;
  title: RefObject<HTMLHeadingElement | null>;
}

/** A question and its answers, without what surrounds it: also prepared while the child still reads another. */
export const QuestionBody = memo(function QuestionBody(props: Props) {
  const { form, question, flow, unit, readsWithin, unheard, here, picked, acts, title } = props;
  const { language } = useLanguage();
  const people = usePeople(question, flow, picked.chosen);
  const choice = toldChoice(
    { ...picked, ...acts },
    { question, people: people?.options ?? [], language, tell: unheard ? undefined : acts.tell },
  );
  // An article has its header as heading and its text below.
  const heading = headingOf(question);
  const isArticle = heading !== question.text;
  const list = listOf(question.type);
  // The hill below the five faces continues to the end of the page, so there the extras come first.
  const extras = <QuestionExtras question={question} here={here} onLeave={acts.onLeave} />;

  return (
    <>
      <div className={styles.asked}>
        {isArticle ? (
          <PageTitle ref={title} intro={<Said text={question.text} />}>
            <Said text={heading} />
          </PageTitle>
        ) : (
          <>
            {question.header && (
              <p className={styles.header}>
                <Said text={question.header} />
              </p>
            )}
            <PageTitle ref={title}>
              <Said text={question.text} />
            </PageTitle>
          </>
        )}
        {question.help && (
          <p className={styles.help}>
            <Said text={question.help} />
          </p>
        )}
        <QuestionMeta
          question={question}
          flow={flow}
          form={form}
          unit={unit}
          readsWithin={readsWithin}
          people={people?.options ?? []}
          onRead={acts.onRead}
        />
      </div>
      <QuestionMedia question={question} />
      <AboutWhom question={question} flow={flow} />
      {question.type === 'rate' && extras}
      <HowMany question={question} offered={people?.options.length} />
      <AskedWords question={question} choice={choice} unit={unit} readsWithin={readsWithin} />
      <QuestionOptions
        type={question.type}
        label={localText(question.text, language)}
        labelLang={otherLanguage(question.text, language)}
        options={shownOptions(question, language)}
        selected={choice.selected}
        onChoose={choice.choose}
        onToggle={choice.toggle}
        people={people && { options: people.options, chosen: choice.chosen, onToggle: choice.toggleChosen }}
      />
      {list && !question.ref && (
        <NewInList
          list={list}
          first={question.first}
          onNew={choice.toggleChosen}
          onShowOthers={people?.showOthers}
        />
      )}
      {question.type !== 'rate' && extras}
    </>
  );
}, isSame);

/** All but the flow: what is another object in these draws the question again. */
const STEADY = [
  'form',
  'question',
  'unit',
  'readsWithin',
  'unheard',
  'here',
  'picked',
  'acts',
  'title',
] as const satisfies (keyof Props)[];

/** Another flow draws a question again only where it shows something else of it. */
function isSame(before: Props, now: Props): boolean {
  if (STEADY.some((name) => before[name] !== now[name])) return false;
  if (before.flow === now.flow) return true;
  const shown = shownOf(now.question, before.flow);
  return shownOf(now.question, now.flow).every((given, at) => given === shown[at]);
}

/** The answers that a question shows: its own, and those that it refers to. */
function shownOf({ id, ref }: Question, { document }: Flow) {
  return [id, ...[ref ?? []].flat().map(({ question }) => question)].map((one) => own(document.answers, one));
}
