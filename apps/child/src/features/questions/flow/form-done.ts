import { createAction } from '@reduxjs/toolkit';

/** Dispatched once when a form has no question left, before its last answers are saved (docs/product.md §4). */
export const formDone = createAction<{ id: string; version: number }>('forms/done');
