import { headingOf, listOf, localText } from '@lykta/domain';
import { PageTitle, QuestionOptions } from '@lykta/ui';
import { useLanguage } from '../../../frame/language.ts';
import { otherLanguage } from '../../../frame/other-language.ts';
import { Said } from '../../../frame/said.tsx';
import { AboutWhom } from './about-whom.tsx';
import { AskedWords } from './asked-words.tsx';
import { HowMany } from './how-many.tsx';
import { NewInList } from './new-in-list.tsx';
import { QuestionExtras } from './question-extras.tsx';
import { QuestionFrame } from './question-frame.tsx';
import { QuestionMedia } from './question-media.tsx';
import { QuestionMeta } from './question-meta.tsx';
import type { QuestionProps } from './question-props.ts';
import { shownOptions } from './shown-options.ts';
import { toldChoice } from './told-choice.ts';
import { useChoice } from './use-choice.ts';
import { useDoubleTapGuard } from './use-double-tap-guard.ts';
import { useListener } from './use-listener.ts';
import { usePeople } from './use-people.ts';
import { useQuestionFocus } from './use-question-focus.ts';
import styles from './question.module.css';

/** One question: text, answers, back and skip (docs/product.md §2, question flow). */
export function QuestionScreen(props: QuestionProps) {
  const { metadata, question, flow, unit, readsWithin, here } = props;
  const { language } = useLanguage();
  const title = useQuestionFocus(question.id);
  useDoubleTapGuard(question.id);
  const chosen = useChoice(question, flow, props.onAnswer);
  const people = usePeople(question, flow, chosen.chosen);
  const { tell, onRead } = useListener();
  const choice = toldChoice(chosen, {
    question,
    people: people?.options ?? [],
    language,
    tell: props.unheard ? undefined : tell,
  });
  // An article has its header as heading and its text below.
  const heading = headingOf(question);
  const isArticle = heading !== question.text;
  const list = listOf(question.type);
  // The hill below the five faces continues to the end of the page, so there the extras come first.
  const extras = <QuestionExtras question={question} here={here} onLeave={props.onAnswerAndLeave} />;

  return (
    <QuestionFrame {...props} choice={choice}>
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
          key={question.id}
          question={question}
          flow={flow}
          form={metadata.id}
          unit={unit}
          readsWithin={readsWithin}
          people={people?.options ?? []}
          onRead={onRead}
        />
      </div>
      <QuestionMedia question={question} />
      <AboutWhom question={question} flow={flow} />
      {question.type === 'rate' && extras}
      <HowMany question={question} offered={people?.options.length} />
      <AskedWords {...props} choice={choice} />
      <QuestionOptions
        key={question.id}
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
    </QuestionFrame>
  );
}
