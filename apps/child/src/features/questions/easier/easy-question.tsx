import { asksForWords, easyWords, headingOf, listOf, localText, shownLanguage } from '@lykta/domain';
import { Pictogram } from '@lykta/pictograms';
import { easyPages, EasyOptions, MoreBelow, PageTitle } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { EasierBar } from '../../../frame/easier/easier-bar.tsx';
import { useLanguage } from '../../../frame/language.ts';
import { otherLanguage } from '../../../frame/other-language.ts';
import { AboutWhom } from '../question/about-whom.tsx';
import { AskedWords } from '../question/asked-words.tsx';
import { markPiece } from '../question/mark-piece.ts';
import { NewInList } from '../question/new-in-list.tsx';
import { QuestionExtras } from '../question/question-extras.tsx';
import { QuestionFrame } from '../question/question-frame.tsx';
import { QuestionMedia } from '../question/question-media.tsx';
import type { QuestionProps } from '../question/question-props.ts';
import { piecesOf } from '../question/reading-text.ts';
import { shownOptions } from '../question/shown-options.ts';
import { useDoubleTapGuard } from '../question/use-double-tap-guard.ts';
import { useQuestionFocus } from '../question/use-question-focus.ts';
import { useNoteToRead } from '../question/use-readers-note.ts';
import { useEasyChoice } from './use-easy-choice.ts';

interface Props extends QuestionProps {
  /** Goes back to the usual way. */
  onUsual: () => void;
}

/** One question in the easier way: read aloud by itself, large tiles, few at a time. The same question and answers. */
export function EasyQuestion(props: Props) {
  const { question, flow, unit, readsWithin } = props;
  const { t } = useTranslation();
  const { language } = useLanguage();
  const title = useQuestionFocus(question.id);
  useDoubleTapGuard(question.id);
  const { choice, people } = useEasyChoice(question, flow, language, props);
  const [shownPage, setPage] = useState({ question: question.id, page: 0 });
  const page = shownPage.question === question.id ? shownPage.page : 0;
  const list = listOf(question.type);
  const options = shownOptions(question, language, easyWords).map(({ pictogram, ...option }) => ({
    ...option,
    picture: pictogram && <Pictogram name={pictogram} size={96} />,
  }));
  const offered = people && { options: people.options, chosen: choice.chosen, onToggle: choice.toggleChosen };
  const heading = headingOf(question);
  const words = easyWords(question, language);
  const shown = shownLanguage(question.text, language);
  // An article has its header as heading and its text below.
  const asked = heading === question.text ? [words] : [localText(heading, language), words];
  const answers = easyPages({ type: question.type, options, people: offered })[page] ?? [];
  const note = useNoteToRead(question, { unit, readsWithin });
  // After the first answers only the new ones are read.
  const pieces = piecesOf([...(page === 0 ? [...asked, ...note] : []), ...answers.map(({ label }) => label)]);

  return (
    <QuestionFrame {...props} choice={choice} more={<MoreBelow>{t('easier.below')}</MoreBelow>}>
      <PageTitle
        ref={title}
        intro={
          asked[1] && (
            <span lang={shown} dir="auto">
              {asked[1]}
            </span>
          )
        }
      >
        <span lang={shown} dir="auto">
          {asked[0]}
        </span>
      </PageTitle>
      <EasierBar
        atOnce={!props.unheard}
        parts={pieces.map(({ text }) => text)}
        onMark={(mark) => markPiece(mark && pieces[mark.part], mark?.word)}
        language={shown}
        onUsual={props.onUsual}
      />
      <QuestionMedia question={question} />
      <AboutWhom question={question} flow={flow} />
      <AskedWords {...props} choice={choice} />
      {!asksForWords(question.type) && (
        <EasyOptions
          key={question.id}
          type={question.type}
          label={words}
          labelLang={otherLanguage(question.text, language)}
          options={options}
          selected={choice.selected}
          onChoose={choice.choose}
          onToggle={choice.toggle}
          people={offered}
          page={page}
          onPage={(to) => setPage({ question: question.id, page: to })}
          texts={{ others: t('easier.others') }}
        />
      )}
      {list && !question.ref && (
        <NewInList
          list={list}
          first={question.first}
          onNew={choice.toggleChosen}
          onShowOthers={people?.showOthers}
        />
      )}
      <QuestionExtras question={question} here={props.here} onLeave={props.onAnswerAndLeave} />
    </QuestionFrame>
  );
}
