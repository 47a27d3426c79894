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

/** The step to resume at: the first missing part, else a home whose residents are unknown, else more homes. */
export function resumeAt(profile: Profile): WizardStep {
  const missing = missingStep(profile);
  if (missing) return firstMissing[missing];
  const last = Object.keys(profile.houses).at(-1)!;
  return own(profile.housePersonMap, last) === undefined ? 'persons' : 'more';
}

/** The previous step; going back never enters the builder. */
export function stepBefore(step: WizardStep): WizardStep | undefined {
  const index = wizardSteps.indexOf(step) - 1;
  return step === 'birth-year' ? 'avatar' : wizardSteps[index];
}
