import { createSlice } from '@reduxjs/toolkit';

/** The answers in the store of a page that the libraries draw alone: what was chosen, by the number of the question. */
export const answers = createSlice({
  name: 'answers',
  initialState: {},
  reducers: {
    answered: (state, { payload: { number, choice } }) => {
      state[number] = choice;
    },
  },
});
