import { Model } from 'survey-core';
import { asConditions } from '../random-form.mjs';

/** SurveyJS without a view: one question per page, jumps and includeIf as `visibleIf`, its own progress. */
export const surveyCore = {
  name: 'survey-core 3.1.1',
  largest: 2000,
  async prepare(form) {
    const json = {
      progressBarType: 'questions',
      pages: asConditions(form).map(({ id, hiddenBy, shownBy }) => ({
        name: `page-${id}`,
        visibleIf: [
          ...hiddenBy.map(({ question, answer }) => `{${question}} <> '${answer}'`),
          ...(shownBy
            ? [`(${shownBy.map(({ question, answer }) => `{${question}} = '${answer}'`).join(' or ')})`]
            : []),
        ].join(' and '),
        elements: [{ type: 'radiogroup', name: id, choices: Object.keys(form.questions[id].answers) }],
      })),
    };
    let survey;
    const reply = () => ({ progress: survey.getProgress() });
    return {
      open: (answers) => () => {
        survey = new Model(json);
        survey.data = Object.fromEntries(answers.map(({ id, answer }) => [id, answer]));
        return reply();
      },
      answer(id, answer) {
        survey.setValue(id, answer);
        const pages = survey.visiblePages;
        const next = pages[pages.indexOf(survey.getPageByName(`page-${id}`)) + 1];
        return { next: next ? next.name.slice('page-'.length) : null, ...reply() };
      },
    };
  },
};
