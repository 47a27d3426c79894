import { inOrder, listOf, questionTypes } from '@lykta/domain';
import { Button } from '../../action/button/button.tsx';
import type { Choice } from '../../choice/choice.ts';
import { Stack } from '../../frame/app-column/app-column.tsx';
import { ForwardIcon } from '../../icon/icons.ts';
import {
  QuestionOptions,
  type QuestionOption,
  type QuestionOptionsProps,
} from '../question-options/question-options.tsx';
import { pagesOf } from './pages.ts';
import { Tiles } from './tiles.tsx';

interface EasyOption extends QuestionOption {
  /** A drawing of the answer. */
  picture?: Choice['picture'];
}

type Asked = Pick<QuestionOptionsProps, 'type' | 'people'> & { options: readonly EasyOption[] };

export interface EasyOptionsProps extends Omit<QuestionOptionsProps, 'options'> {
  /** In the form's order, each with its drawing if there is one. */
  options: readonly EasyOption[];
  /** The page of answers that is shown, from 0. */
  page: number;
  /** Called with the page to show; after the last the first comes again. */
  onPage: (page: number) => void;
  /** Label of the button that shows other answers. */
  texts: { others: string };
}

/** Faces and pages that only tell are as easy as they can be. */
const isEasy = ({ type }: Asked) => type === 'rate' || type === 'article_text';

/** The answers as an easier question shows them: pages of two to four. */
export function easyPages({ type, options, people }: Asked): Choice[][] {
  const shown = inOrder(
    type,
    options.filter(({ kind }) => kind === 'text' || kind === 'none'),
  );
  const choices = [
    ...(people?.options ?? []),
    ...shown.map(({ id, label, lang, picture }) => ({ value: id, label, lang, picture })),
  ];
  return isEasy({ type, options }) ? [choices] : pagesOf(choices);
}

/**
 * The answers of any question, easier: large tiles with pictures, two to four at a time. A press says the same as a
 * press in QuestionOptions.
 */
export function EasyOptions({ page, onPage, texts, ...asked }: EasyOptionsProps) {
  const { type, label, labelLang, selected, people, onChoose, onToggle } = asked;
  if (isEasy(asked)) return <QuestionOptions {...asked} />;
  const pages = easyPages(asked);
  const { several } = questionTypes[type];
  const isPerson = (value: string) => people?.options.some((one) => one.value === value) ?? false;
  const press = (value: string) => {
    if (people && isPerson(value)) people.onToggle(value);
    // In a question about persons, an answer without one is the whole answer.
    else if (several && !listOf(type)) onToggle(value);
    else onChoose(value);
  };
  return (
    <Stack>
      <Tiles
        key={page}
        label={label}
        labelLang={labelLang}
        options={pages[page] ?? []}
        several={several}
        chosen={[...selected, ...(people?.chosen ?? [])]}
        onPress={press}
      />
      {pages.length > 1 && (
        <Button look="secondary" iconEnd={ForwardIcon} onClick={() => onPage((page + 1) % pages.length)}>
          {texts.others}
        </Button>
      )}
    </Stack>
  );
}
