import { RouterLink, TextsProvider } from '@lykta/app-shell';
import { mocked } from '@lykta/api/testing';
import { BEB_FORM, FormListItem, Story, type StoryView } from '@lykta/domain';
import { LIST_FORMS, READ_STORY, fill } from '@lykta/domain/calls';
import { LinkProvider } from '@lykta/ui';
import { cleanup, render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createTexts } from '../../i18n.ts';
import { addInnerTexts } from '../../inner-texts.ts';
import { addLaterTexts } from '../../later-texts.tsx';
import { makeStore } from '../../store.ts';
import { aroundForms } from '../../testing/answering.ts';
import { formList } from '../../testing/forms.ts';
import { replies } from '../../testing/mocks.ts';
import { toldStory } from '../../testing/story-told.ts';
import { StatementRow } from './statement-row.tsx';
import { StoryViewScreen } from './story-view-screen.tsx';

vi.mock('./statement-row.tsx', { spy: true });

/** Figures are files of the app; here only some reply is needed. */
const figures = http.get(/\/assets\//, () => HttpResponse.text('<svg xmlns="http://www.w3.org/2000/svg"/>'));
const server = setupServer(figures, ...aroundForms);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  cleanup();
  server.resetHandlers();
});
afterAll(() => server.close());

/** Opens a page of the story; the list of forms waits. @returns what lets the list come */
function open(view: StoryView) {
  const list = Promise.withResolvers<void>();
  const forms = z.array(FormListItem).parse(formList);
  server.use(
    replies(fill(READ_STORY, { formId: BEB_FORM.id, formVersion: BEB_FORM.version }), Story, toldStory),
    mocked(LIST_FORMS, () => list.promise.then(() => HttpResponse.json(forms))),
  );
  const i18n = createTexts();
  addInnerTexts(i18n);
  addLaterTexts(i18n);
  render(
    <Provider store={makeStore()}>
      <TextsProvider texts={i18n}>
        <MemoryRouter initialEntries={[`/beb/${view}`]}>
          <LinkProvider component={RouterLink}>
            <Routes>
              <Route path="/beb/:what" element={<StoryViewScreen />} />
            </Routes>
          </LinkProvider>
        </MemoryRouter>
      </TextsProvider>
    </Provider>,
  );
  return list.resolve;
}

test.each([
  { view: 'school', sentence: 'Jag litar på mamma.' },
  { view: 'good', sentence: 'Jag litar på mamma.' },
  { view: 'persons', sentence: 'Jag litar på mamma.' },
  { view: 'houses', sentence: /^Jag är mest trygg/ },
] as const)(
  'the list of forms, which comes later, draws no sentence of $view again',
  async ({ view, sentence }) => {
    const listComes = open(view);
    await screen.findAllByText(sentence);
    const drawn = vi.mocked(StatementRow).mock.calls.length;
    expect(drawn).toBeGreaterThan(0);

    listComes();
    // With the list, the page can offer to change its sentences.
    await screen.findByRole('button', { name: 'Ändra' });
    expect(vi.mocked(StatementRow).mock.calls).toHaveLength(drawn);
  },
);
