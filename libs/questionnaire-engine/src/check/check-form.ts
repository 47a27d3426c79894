import { checkIds } from './check-ids.ts';
import { checkLinks } from './check-links.ts';
import { checkOptions } from './check-options.ts';
import { checkTexts } from './check-texts.ts';
import { checkBackwardLooks, checkCycles, checkReach } from './check-ways.ts';
import { viewForm } from './form-view.ts';
import type { FormProblem } from './problem.ts';

/**
 * Every authoring error in a form, each with its place and a sentence for its author; none = the form can be used
 * (docs/authoring-forms.md). Takes anything that was read from a file, and never throws.
 */
export function checkForm(form: unknown): FormProblem[] {
  const view = viewForm(form);
  return [
    checkLinks,
    checkIds,
    checkCycles,
    checkReach,
    checkBackwardLooks,
    checkOptions,
    checkTexts,
  ].flatMap((check) => check(view));
}
