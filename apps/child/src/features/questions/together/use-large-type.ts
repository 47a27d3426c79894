import { useEffect } from 'react';
import { showTextSize } from '../../../frame/layout/text-size.ts';
import { readSettings } from '../../../frame/storage/settings.ts';

/** Two read at one screen: the largest letters, as long as the form is open. */
export function useLargeType(): void {
  useEffect(() => {
    showTextSize(130);
    return () => showTextSize(readSettings().textSize);
  }, []);
}
