import { mocked } from '@lykta/api/testing';
import type { StaffSession } from '@lykta/domain';
import { READ_STAFF_SESSION } from '@lykta/domain/calls';
import { render, screen, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { type HttpHandler, HttpResponse } from 'msw';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { App } from '../app.tsx';
import { createTexts } from '../i18n.ts';
import { AppRoutes } from '../routes.tsx';
import { createStore } from '../store.ts';
import { server } from './server.ts';

/** Shows the current address to tests. */
function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

/** Renders the whole app at an address, with its real routes, store and texts; `replies` override the default ones. */
export function openApp(path: string, ...replies: HttpHandler[]): RenderResult & { user: UserEvent } {
  server.use(...replies);
  const shown = render(
    <MemoryRouter initialEntries={[path]}>
      <App store={createStore()} i18n={createTexts()}>
        <AppRoutes />
        <Address />
      </App>
    </MemoryRouter>,
  );
  return { ...shown, user: userEvent.setup() };
}

/** Replaces the signed-in worker. */
export const signedInAs = (staff: StaffSession) => mocked(READ_STAFF_SESSION, () => HttpResponse.json(staff));

/** The current address. */
export const address = () => screen.getByLabelText('address').textContent;
