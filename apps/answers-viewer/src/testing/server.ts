import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { handlers } from './handlers.ts';

const blank = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 300"></svg>';
/** Figures are files of the app; tests need only some reply. */
const figures = http.get(/\/assets\/avatar(?:s|Parts)\//, () => HttpResponse.text(blank));

/** Answers the calls of tests with the default replies; a test adds its own handlers before them. */
export const server = setupServer(figures, ...handlers);
