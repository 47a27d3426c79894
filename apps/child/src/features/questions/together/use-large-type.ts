import { useEffect } from 'react';
import { showTextSize } from '../../../frame/layout/text-size.ts';
import { readSettings } from '../../../frame/storage/settings.ts';

/** On a phone the largest letters would leave no room for the answers. */
const HAS_ROOM = '(min-width: 40rem)';

/** Two read at one screen: the largest letters, as long as the form is open and has room for them. */
export function useLargeType(): void {
  useEffect(() => {
    if (!window.matchMedia(HAS_ROOM).matches) return undefined;
    showTextSize(130);
    return () => showTextSize(readSettings().textSize);
  }, []);
}
