import { useFailureText as useCommonText, useTranslation } from '@lykta/app-shell';
import { own } from '@lykta/domain';
import { ownFaultText, type OwnFaultText } from './own-fault-text.ts';

/** Returns the text for a failed call: what happened and what to do (docs/product.md §8). */
export function useFailureText(): (error: unknown) => string {
  const { t } = useTranslation();
  return useCommonText(({ code }) => {
    const fault = own<OwnFaultText>(ownFaultText, code);
    return fault && t(fault);
  });
}
