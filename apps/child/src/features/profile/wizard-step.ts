import { own, type Profile } from '@lykta/domain';
import { missingStep } from '../../frame/profile/missing-step.ts';

/** The steps of the wizard, index 0–7 (docs/product.md §2, onboarding). */
export const wizardSteps = [
  'avatar',
  'builder',
  'birth-year',
  'gender',
  'house',
  'persons',
  'more',
  'done',
] as const;
export type WizardStep = (typeof wizardSteps)[number];

const firstMissing = {
  avatar: 'avatar',
  birthyear: 'birth-year',
  gender: 'gender',
  accommodation: 'house',
} as const;

/** Where to go on: at what is missing, at a home without an answer about who lives there, else with more homes. */
export function resumeAt(profile: Profile): WizardStep {
  const missing = missingStep(profile);
  if (missing) return firstMissing[missing];
  const last = Object.keys(profile.houses).at(-1)!;
  return own(profile.housePersonMap, last) === undefined ? 'persons' : 'more';
}

/** The step before; the builder is only ever entered on purpose. */
export function stepBefore(step: WizardStep): WizardStep | undefined {
  const index = wizardSteps.indexOf(step) - 1;
  return step === 'birth-year' ? 'avatar' : wizardSteps[index];
}
