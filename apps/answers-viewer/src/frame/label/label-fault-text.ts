import type { LabelFault } from '@lykta/domain';

/** The text for each reason to refuse a label. */
export const labelFaultText = {
  'label-personal-number': 'label.fault.personal-number',
  'label-phone': 'label.fault.phone',
  'label-email': 'label.fault.email',
} as const satisfies Record<LabelFault, string>;
