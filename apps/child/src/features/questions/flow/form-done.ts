import { createAction } from '@reduxjs/toolkit';

/** A form has no question left (docs/product.md §4): told once, before its last answers are saved. */
export const formDone = createAction<{ id: string; version: number }>('forms/done');
