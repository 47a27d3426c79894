import type { ProblemCode } from '@lykta/domain';
import { labelFaultText } from './label/label-fault-text.ts';

/** The texts for refusals that only staff get. */
export const ownFaultText = {
  ...labelFaultText,
  'last-day-passed': 'sign-in.last-day',
  'identity-away': 'sign-in.own.away',
  'identity-refused': 'sign-in.own.refused',
  'identity-unknown': 'sign-in.own.unknown',
  'identity-too-weak': 'sign-in.own.too-weak',
  'identity-only': 'sign-in.own.only',
  'not-assigned': 'cases.not-assigned',
  'form-retired': 'forms.retired',
  'promise-needed': 'forms.promise-needed',
  'second-reader-needed': 'forms.second-reader',
  'draft-changed': 'forms.draft-changed',
} as const satisfies Partial<Record<ProblemCode, string>>;

export type OwnFaultText = (typeof ownFaultText)[keyof typeof ownFaultText];
