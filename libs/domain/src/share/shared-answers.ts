import { own } from '../id/own.ts';
import { languageCodes, REFERENCE, wholeLanguage, type Language } from '../text/language.ts';
import { houseTypeInfo } from '../house/types.ts';
import type { HouseType } from '../house/schema.ts';
import { localText, shownLanguage } from '../text/local-text.ts';
import { personTypeInfo, type PersonType } from '../person/types.ts';
import type { Profile } from '../profile/schema.ts';
import type { LeftOut, SharedStory, ShareSection } from './schema.ts';
import type { Mention, Story } from '../story/schema.ts';
import type { LocalText } from '../text/schema.ts';
import { namedIn, sentenceOf, type Named } from '../story/sentence.ts';
import { toMentions, type AnsweredForm } from '../story/mentions.ts';
import { groupedBy } from '../value/groups.ts';
import { tableOf } from '../value/table.ts';

/** The input of a shared story; `lykta` is the answered form about the story itself, if any. */
export interface ShareSource {
  story: Story;
  profile: Profile;
  lykta?: AnsweredForm;
}

/** The sections that consist of answers, each of which the child can leave out. */
export const answerSections = [
  'RESOURCE',
  'HELP',
  'WORRIES',
  'PROBLEM',
  'lykta',
] as const satisfies ShareSection[];
export type AnswerSection = (typeof answerSections)[number];

/** An answer that the child can leave out, as the adult would read it. */
export interface ShareableAnswer extends LeftOut {
  /** The child's sentences, or question and answer where the form has none. */
  lines: LocalText[];
}

/** Lists the answers of a section that can be left out one by one. */
export function shareableAnswers(
  { story, profile, lykta }: ShareSource,
  section: AnswerSection,
): ShareableAnswer[] {
  const named = namedIn({ ...profile, housePersonMap: {} });
  if (section === 'lykta') {
    return lykta
      ? pairsOf(lykta, profile, named).map(({ form, question, shared }) => ({
          form,
          question,
          lines: shared.sentences ?? [shared.question, shared.answer],
        }))
      : [];
  }
  return markedAnswers(story, section, named).map(({ form, question, shared }) => ({
    form,
    question,
    lines: shared.sentences ?? [shared.question.text, ...shared.answer.data.map((sv) => ({ sv }))],
  }));
}

type MarkedSection = Exclude<AnswerSection, 'lykta'>;
/** What is shared of a question, with where it stands. */
type Found<Shared> = LeftOut & { shared: Shared };

/** The answers of a marked section, grouped by question, in their order. */
export function markedAnswers(
  { active }: Story,
  section: MarkedSection,
  named: Named,
): Found<SharedStory['HELP'][number]>[] {
  const mentions = active?.[section]?.mentioned ?? [];
  const label = (id: string) => {
    const house = own(active?.houses, id);
    return house ? houseLabel(house) : personLabel(own(active?.persons, id));
  };
  return groupedBy(mentions, ({ form, qid }) => `${form.id}/${qid}`).map((told) => {
    const [{ form, qid, question }] = told;
    const data = told.flatMap((mention) => answerTexts(mention, label)).map(({ sv }) => sv);
    const shared = { qid, question, answer: { data }, ...inSentences(told, named) };
    return { form: form.id, question: qid, shared };
  });
}

/** Returns questions and answers in form order; several chosen options are joined to one text. */
export function pairsOf(
  { form, document }: AnsweredForm,
  profile: Profile,
  named: Named,
): Found<SharedStory['lykta'][number]>[] {
  return Object.values(form.questions).flatMap((question) => {
    const told = toMentions(form, question, own(document.answers, question.id) ?? [], false);
    const texts = told.flatMap(({ mention, about }) =>
      answerTexts(mention, (id) =>
        about === 'houses' ? houseLabel(own(profile.houses, id)) : personLabel(own(profile.persons, id)),
      ),
    );
    if (texts.length === 0) return [];
    const mentions = told.map(({ mention }) => mention);
    const shared = { question: question.text, answer: joined(texts), ...inSentences(mentions, named) };
    return [{ form: form.metadata.id, question: question.id, shared }];
  });
}

/** Returns a question's answers as sentences; nothing if one answer has no sentence. */
function inSentences(mentions: readonly Mention[], named: Named): { sentences?: LocalText[] } {
  const sentences = mentions.flatMap(({ answer }) => sentenceOf(answer, named) ?? []);
  return sentences.length === mentions.length ? { sentences } : {};
}

/** Returns the texts of an answer: the persons or homes it refers to, otherwise the option's text. */
function answerTexts({ answer }: Mention, label: (id: string) => LocalText): LocalText[] {
  return answer.data ? answer.data.map(label) : [answer.text];
}

const personLabel = (person?: { type: PersonType }) => personTypeInfo[person?.type ?? 'UNKNOWN'].label;
const houseLabel = (house?: { type: HouseType }) => houseTypeInfo[house?.type ?? 'UNKNOWN'].label;

function joined(texts: readonly LocalText[]): LocalText {
  const inLanguage = (code: Language) => texts.map((text) => localText(text, code)).join(', ');
  const written = languageCodes.filter(
    (code) => wholeLanguage(code) === code || texts.every((text) => shownLanguage(text, code) === code),
  );
  return { ...tableOf(written, inLanguage), [REFERENCE]: inLanguage(REFERENCE) };
}
