import { failureOf, failureTextId } from '@lykta/api';
import { own } from '@lykta/domain';
import { useTranslation } from 'react-i18next';
import { labelFaultText, type LabelFaultText } from './label/label-fault-text.ts';

/** Returns the text for a failed call: what happened and what to do (docs/product.md §8). */
export function useFailureText(): (error: unknown) => string {
  const { t } = useTranslation();
  return (error) => {
    const failure = failureOf(error);
    const fault = own<LabelFaultText>(labelFaultText, failure.code);
    if (fault) return t(fault);
    return t(failureTextId(failure), { count: Math.max(1, Math.ceil((failure.retryAfter ?? 60) / 60)) });
  };
}
