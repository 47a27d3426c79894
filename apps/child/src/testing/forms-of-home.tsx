import { mocked } from '@lykta/api/testing';
import { READ_OWN_ANSWERS } from '@lykta/domain/calls';
import { HttpResponse, type HttpHandler } from 'msw';
import { AskedFirst } from '../features/questions/asked-first.tsx';
import { FormList } from '../features/questions/form-list.tsx';
import { aroundForms } from './answering.ts';
import { allAnswers, noAnswers, someAnswers } from './forms.ts';

/** The list below the main button of home, as in routes.tsx. */
export const formsOfHome = <FormList />;

/** The form asked for, as in routes.tsx. */
export const askedOfHome = <AskedFirst />;

/** Replies for that list: one form finished, one begun, the others not begun. */
export const aroundFormList: HttpHandler[] = [
  mocked(READ_OWN_ANSWERS, ({ params }) =>
    HttpResponse.json(
      params.formId === 'myself' ? allAnswers : params.formId === 'school' ? someAnswers : noAnswers,
      { headers: { ETag: '"1"' } },
    ),
  ),
  ...aroundForms,
];
