import { failureOf, failureTextId } from '@lykta/api';
import { useTranslation } from 'react-i18next';

/** Says in plain words why a call failed; 429 says how long to wait (docs/product.md §8). */
export function useFailureText(): (error: unknown) => string {
  const { t } = useTranslation();
  return (error) => {
    const failure = failureOf(error);
    return t(failureTextId(failure), { count: Math.ceil((failure.retryAfter ?? 60) / 60) });
  };
}
