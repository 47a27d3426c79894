import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch, AppState } from '../../store.ts';
import { sessionClosed, sessionLost } from '../session/session-slice.ts';

/**
 * The day (`YYYY-MM-DD`) on which the child closed the way to help; empty for none. Only in memory: kept on the device,
 * it would tell whoever looks there how the day was.
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

/** Whether the child has closed the way to help for a day, with the ways to close it and to open it again. */
export function useClosedHelp(day: string) {
  const dispatch = useDispatch<AppDispatch>();
  return {
    closed: useSelector(({ closedHelp }: AppState) => closedHelp === day),
    close: () => void dispatch(slice.actions.helpClosed(day)),
    open: () => void dispatch(slice.actions.helpOpened()),
  };
}
