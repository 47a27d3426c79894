import type { LocalText } from '@lykta/domain';
import type { Draft } from '../draft/draft.ts';
import { once } from './once.ts';

/** One text that a child reads, and where it stands. */
export interface WrittenText {
  readonly question: string | null;
  readonly answer?: string;
  readonly field: string;
  readonly text: LocalText;
}

/** Returns every text that a child reads while answering, in the author's order; the story's lines are not among them. */
export function readTexts({ metadata, questions }: Draft): WrittenText[] {
  const { intro } = metadata;
  return [
    ...(intro
      ? [
          { question: null, field: 'introHeader', text: intro.header },
          { question: null, field: 'introText', text: intro.text },
        ]
      : []),
    ...questions.flatMap(({ id, header, text, easy, help, why, answers }) => [
      ...(header ? [{ question: id, field: 'header', text: header }] : []),
      { question: id, field: 'text', text },
      ...(easy ? [{ question: id, field: 'easy', text: easy }] : []),
      ...(help ? [{ question: id, field: 'help', text: help }] : []),
      ...(why ? [{ question: id, field: 'why', text: why }] : []),
      ...Object.entries(answers).flatMap(([answer, option]) => [
        { question: id, answer, field: 'text', text: option.text },
        ...(option.easy ? [{ question: id, answer, field: 'easy', text: option.easy }] : []),
      ]),
    ]),
  ];
}

/** Returns every text that is translated, those of the story included. */
export const translatedTexts = once((draft: Draft): readonly WrittenText[] => [
  { question: null, field: 'nameForChild', text: draft.metadata.nameForChild },
  ...readTexts(draft),
  ...draft.questions.flatMap(({ id, storyText, image, link, answers }) => [
    ...(image ? [{ question: id, field: 'imageAlt', text: image.alt }] : []),
    ...(link ? [{ question: id, field: 'linkText', text: link.text }] : []),
    ...(storyText ? [{ question: id, field: 'storyText', text: storyText }] : []),
    ...Object.entries(answers).flatMap(([answer, { sentence }]) =>
      sentence ? [{ question: id, answer, field: 'sentence', text: sentence }] : [],
    ),
  ]),
]);
