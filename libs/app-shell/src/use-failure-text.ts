import { failureOf, failureTextId, type ApiFailure } from '@lykta/api';
import { useTranslation } from './use-translation.ts';

/**
 * Returns the message for a failed call; 429 says how long to wait (docs/product.md §8).
 * @param special an app's own messages, which go before the common ones
 */
export function useFailureText(
  special?: (failure: ApiFailure) => string | undefined,
): (error: unknown) => string {
  const { t } = useTranslation();
  return (error) => {
    const failure = failureOf(error);
    const count = Math.max(1, Math.ceil((failure.retryAfter ?? 60) / 60));
    return special?.(failure) ?? t(failureTextId(failure), { count });
  };
}
