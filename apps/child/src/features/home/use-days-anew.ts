import { moodsApi } from '@lykta/api';
import { landed } from '@lykta/ui';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { AppDispatch } from '../../store.ts';
import { followsMoodCheck } from './mood-saved.ts';

/**
 * Reads the days anew after a mood check, when the light has moved into the lantern. Call it after the hooks that
 * query the days: RTK Query removes a reply that no hook uses.
 * @param state the history state
 */
export function useDaysAnew(state: unknown): void {
  const dispatch = useDispatch<AppDispatch>();
  const saved = followsMoodCheck(state);
  useEffect(() => {
    if (saved) void landed().then(() => dispatch(moodsApi.util.invalidateTags(['Moods'])));
  }, [dispatch, saved]);
}
