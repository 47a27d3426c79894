import { present } from '@lykta/domain';
import type { Questionnaire } from 'fhir/r4.js';
import { describe, expect, it } from 'vitest';
import { toForm } from '../advice/advise.ts';
import { writtenForm } from '../draft/draft.ts';
import { rasterna } from '../testing/build.ts';
import { fromQuestionnaire } from './from-questionnaire.ts';
import { leftOutText } from './left-out.ts';
import { toQuestionnaire } from './to-questionnaire.ts';

describe('one of our forms', () => {
  const questionnaire = toQuestionnaire(rasterna);

  it('comes back from FHIR without loss', () => {
    const back = present(
      fromQuestionnaire(JSON.parse(JSON.stringify(questionnaire))),
      'fromQuestionnaire(…)',
    );
    expect(back.leftOut).toEqual([]);
    expect(writtenForm(back.draft)).toEqual(rasterna);
  });

  it('is a questionnaire that others can read', () => {
    expect(questionnaire.item?.map(({ linkId, type }) => [linkId, type])).toEqual([
      ['med', 'choice'],
      ['ensam', 'choice'],
      ['slut', 'display'],
    ]);
    const system = 'urn:lykta:form:rasterna:med';
    expect(questionnaire.item?.[1]?.enableWhen).toEqual([
      {
        question: 'med',
        operator: '=',
        answerCoding: { system, version: '1', code: 'nej', display: 'Nej' },
      },
    ]);
    expect(questionnaire.item?.[0]?.answerOption?.map(({ valueCoding }) => valueCoding?.display)).toEqual([
      'Ja',
      'Nej',
      'Hoppa över',
    ]);
  });

  it('takes changes that somebody made there', () => {
    const changed: Questionnaire = { ...questionnaire, title: 'Rasten' };
    present(present(changed.item, 'changed.item')[0], 'changed.item[0]').text = 'Har du en kompis?';
    const { draft } = present(fromQuestionnaire(changed), 'fromQuestionnaire(changed)');
    expect(draft.metadata.nameForChild).toEqual({ sv: 'Rasten', en: 'The breaks' });
    expect(draft.questions[0]?.text.sv).toBe('Har du en kompis?');
  });
});

describe('a questionnaire of somebody else', () => {
  const foreign: Questionnaire = {
    resourceType: 'Questionnaire',
    status: 'active',
    title: 'Sleep',
    item: [
      { linkId: '1', type: 'display', text: 'Welcome.' },
      { linkId: '2', type: 'boolean', text: 'Do you sleep well?' },
      {
        linkId: '3',
        type: 'group',
        text: 'More',
        enableWhen: [{ question: '2', operator: '=', answerBoolean: false }],
        item: [
          {
            linkId: '3.1',
            type: 'choice',
            repeats: true,
            text: 'What keeps you awake?',
            answerOption: [{ valueCoding: { code: '1', display: 'Noise' } }, { valueString: 'Dreams' }],
          },
          { linkId: '3.2', type: 'text', text: 'Tell us more' },
        ],
      },
      {
        linkId: '4',
        type: 'choice',
        text: 'Late?',
        enableWhen: [{ question: '2', operator: 'exists', answerBoolean: true }],
      },
    ],
  };
  const { draft, leftOut } = present(fromQuestionnaire(foreign), 'fromQuestionnaire(foreign)');

  it('is read as far as it fits', () => {
    expect(draft.questions.map(({ type, text }) => [type, text.sv])).toEqual([
      ['article_text', 'Welcome.'],
      ['single', 'Do you sleep well?'],
      ['multiple', 'What keeps you awake?'],
      ['single', 'Late?'],
    ]);
    expect(draft.questions[2]?.includeIf).toEqual({
      answers: [{ question: 'q-2', answer: 'false' }],
      else: 'q-4',
    });
    expect(toForm(draft).faults.map(({ rule }) => rule)).toEqual([]);
  });

  it('has everything else named', () => {
    expect(leftOut.map((each) => `${each.place}: ${leftOutText(each, 'en')}`)).toEqual([
      '3: The heading did not come along: More.',
      '3.2: There is no such kind of question: text.',
      '4: The condition can’t be said as an answer: 2 exists.',
      '4: The answers are not in the file.',
    ]);
  });

  it('is nothing that is no questionnaire', () => {
    expect(fromQuestionnaire({ resourceType: 'Patient' })).toBeUndefined();
    expect(fromQuestionnaire(null)).toBeUndefined();
  });

  it('says in words what it cannot read, whatever stands there', () => {
    const odd: unknown = { resourceType: 'Questionnaire', item: [{ linkId: null, type: null }, { text: 7 }] };
    const read = present(fromQuestionnaire(odd), 'fromQuestionnaire(odd)');
    expect(read.leftOut.map((each) => leftOutText(each, 'en'))).toEqual([
      'There is no such kind of question: .',
      'There is no such kind of question: .',
    ]);
  });
});
