import { useFailureText, useTranslation } from '@lykta/app-shell';

/**
 * Returns what to say when answers could not be sent.
 * @param left says that a question has no answer
 */
export function useSendFault(left: string): (error: unknown) => string {
  const { t } = useTranslation();
  return useFailureText(({ code }) => {
    if (code === 'not-finished') return left;
    return code === 'promise-needed' ? t('questions.words.nobody') : undefined;
  });
}
