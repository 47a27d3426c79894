import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch, AppState } from '../../store.ts';
import { sessionClosed, sessionLost } from '../session/session-slice.ts';

/**
 * The day (`YYYY-MM-DD`) on which the child closed the help; empty for none. Kept in memory only, because stored on
 * the device it would reveal how the day was.
 */
const slice = createSlice({
  name: 'closedHelp',
  initialState: '',
  reducers: {
    helpClosed: (_day, { payload }: PayloadAction<string>) => payload,
    helpOpened: () => '',
  },
  extraReducers: (builder) => builder.addCase(sessionClosed, () => '').addCase(sessionLost, () => ''),
});

export const closedHelpReducer = slice.reducer;

/** Whether the child has closed the help of a day, with functions to close and reopen it. */
export function useClosedHelp(day: string) {
  const dispatch = useDispatch<AppDispatch>();
  return {
    closed: useSelector(({ closedHelp }: AppState) => closedHelp === day),
    close: () => void dispatch(slice.actions.helpClosed(day)),
    open: () => void dispatch(slice.actions.helpOpened()),
  };
}
