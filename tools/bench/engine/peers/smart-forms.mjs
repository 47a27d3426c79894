import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { asConditions } from '../random-form.mjs';

/**
 * Loads the store of smart-forms (FHIR questionnaires) without its view; the package needs a bundler to load at all.
 */
async function loadStore() {
  const folder = mkdtempSync(join(tmpdir(), 'smart-forms-'));
  const outfile = join(folder, 'store.mjs');
  await build({
    stdin: {
      contents: `export { questionnaireStore } from '@aehrc/smart-forms-renderer/lib/stores/questionnaireStore.js';`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    platform: 'node',
    format: 'esm',
    loader: { '.css': 'empty' },
    banner: {
      js: `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`,
    },
    outfile,
    logLevel: 'error',
  });
  const { questionnaireStore } = await import(pathToFileURL(outfile).href);
  rmSync(folder, { recursive: true });
  return questionnaireStore;
}

let store;

/** Jumps and includeIf become `enableWhen`, with a group for each jump; progress counts the enabled questions. */
export const smartForms = {
  name: 'smart-forms-renderer 1.4.0',
  largest: 2000,
  async prepare(form) {
    store ??= await loadStore();
    const rules = asConditions(form);
    const questionnaire = {
      resourceType: 'Questionnaire',
      status: 'draft',
      item: rules.map(({ id, hiddenBy, shownBy }) => {
        const enableWhen = shownBy?.map(({ question, answer }) => ({
          question,
          operator: '=',
          answerString: answer,
        }));
        let item = {
          linkId: id,
          type: 'string',
          text: 'Text',
          ...(enableWhen && { enableWhen, enableBehavior: 'any' }),
        };
        hiddenBy.forEach(({ question, answer }, index) => {
          const not = [
            { question, operator: 'exists', answerBoolean: false },
            { question, operator: '!=', answerString: answer },
          ];
          item = {
            linkId: `${id}.${index}`,
            type: 'group',
            enableWhen: not,
            enableBehavior: 'any',
            item: [item],
          };
        });
        return item;
      }),
    };
    const guards = rules.map(({ id, hiddenBy, shownBy }) => ({
      id,
      guards: [...hiddenBy.map((_, index) => `${id}.${index}`), ...(shownBy ? [id] : [])],
    }));
    const position = new Map(rules.map(({ id }, index) => [id, index]));
    let answered;
    function reply(after) {
      const { singleItems } = store.getState().enableWhenItems;
      let next = null;
      let enabled = 0;
      for (let index = 0; index < guards.length; index++) {
        if (!guards[index].guards.every((guard) => singleItems[guard].isEnabled)) continue;
        enabled++;
        if (next === null && index > after) next = guards[index].id;
      }
      return { next, progress: answered.size / enabled };
    }
    return {
      open: (answers) => async () => {
        const items = answers.map(({ id, answer }) => ({ linkId: id, answer: [{ valueString: answer }] }));
        answered = new Set(answers.map(({ id }) => id));
        const response = { resourceType: 'QuestionnaireResponse', status: 'in-progress', item: items };
        await store.getState().buildSourceQuestionnaire(questionnaire, response);
        return reply(-1);
      },
      answer(id, answer) {
        answered.add(id);
        store.getState().updateEnableWhenItem(id, [{ valueString: answer }], null);
        return reply(position.get(id));
      },
    };
  },
};
