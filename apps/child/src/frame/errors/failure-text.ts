import { failureOf, failureTextId } from '@lykta/api';
import { useTranslation } from 'react-i18next';

/** Returns the message for a failed call; 429 says how long to wait (docs/product.md §8). */
export function useFailureText(): (error: unknown) => string {
  const { t } = useTranslation();
  return (error) => {
    const failure = failureOf(error);
    return t(failureTextId(failure), { count: Math.ceil((failure.retryAfter ?? 60) / 60) });
  };
}
