import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useFocusHeading } from './use-focus-heading.ts';

/** Two screens; pressing `arrive` replaces the loading heading of the second one by its own. */
function Screens() {
  const { pathname } = useLocation();
  const [arrived, setArrived] = useState(false);
  useFocusHeading();
  return (
    <>
      <Link to="/second">second</Link>
      <input aria-label="search" />
      <button type="button" onMouseEnter={() => setArrived(true)}>
        arrive
      </button>
      <main id="main">
        {pathname === '/second' && !arrived ? (
          <h1 key="loading" tabIndex={-1}>
            Loading
          </h1>
        ) : (
          <h1 key={pathname} tabIndex={-1}>
            {pathname === '/second' ? 'Second' : 'First'}
          </h1>
        )}
      </main>
    </>
  );
}

function open() {
  render(
    <MemoryRouter>
      <Screens />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

test('the heading that comes late gets the focus', async () => {
  const user = open();
  await user.click(screen.getByText('second'));
  expect(screen.getByRole('heading', { name: 'Loading' })).toHaveFocus();
  await user.hover(screen.getByText('arrive'));
  expect(await screen.findByRole('heading', { name: 'Second' })).toHaveFocus();
});

test('somebody who has begun to write meanwhile goes on', async () => {
  const user = open();
  await user.click(screen.getByText('second'));
  await user.type(screen.getByLabelText('search'), '7K');
  await user.hover(screen.getByText('arrive'));
  await screen.findByRole('heading', { name: 'Second' });
  expect(screen.getByLabelText('search')).toHaveFocus();
});

test('the first screen takes the focus from nobody', () => {
  open();
  expect(document.body).toHaveFocus();
});
