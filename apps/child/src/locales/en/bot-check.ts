import type { botCheck as reference } from '../sv/bot-check.ts';
import type { Texts } from '@lykta/domain';

export const botCheck: Texts<typeof reference, 'en'> = {
  'bot-check.label': 'I am not a robot',
  'bot-check.verifying': 'Checking …',
  'bot-check.verified': 'Done',
  'bot-check.error': 'Verification failed. Try again later.',
  'bot-check.expired': 'Verification expired. Try again.',
  'bot-check.required': 'Verification required!',
  'bot-check.enter-code': 'Write the code in the picture',
  'bot-check.enter-code-heard': 'Write the code that you hear',
  'bot-check.code-image': 'Picture with a code of digits. You can listen to it instead.',
  'bot-check.play': 'Listen to the code',
  'bot-check.reload': 'Show a new code',
  'bot-check.verify': 'Verify',
};
