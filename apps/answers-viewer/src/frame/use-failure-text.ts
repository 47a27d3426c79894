import { failureOf, failureTextId } from '@lykta/api';
import { useTranslation } from 'react-i18next';

/** Returns the text for a failed call: what happened and what to do (docs/product.md §8). */
export function useFailureText(): (error: unknown) => string {
  const { t } = useTranslation();
  return (error) => {
    const failure = failureOf(error);
    return t(failureTextId(failure), { count: Math.max(1, Math.ceil((failure.retryAfter ?? 60) / 60)) });
  };
}
