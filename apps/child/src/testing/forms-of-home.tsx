import { http, HttpResponse, type HttpHandler } from 'msw';
import { FormList } from '../features/questions/form-list.tsx';
import { aroundForms } from './answering.ts';
import { allAnswers, noAnswers, someAnswers } from './forms.ts';

/** The list that opens under the main button of home, as routes.tsx puts it there. */
export const formsOfHome = <FormList />;

/** What that list asks for: one form finished, one begun, the others untouched. */
export const aroundFormList: HttpHandler[] = [
  http.get('*/clients/answers/:id/:version', ({ params }) =>
    HttpResponse.json(
      params.id === 'myself' ? allAnswers : params.id === 'school' ? someAnswers : noAnswers,
      { headers: { ETag: '"1"' } },
    ),
  ),
  ...aroundForms,
];
