import { present } from '@lykta/domain';
import { openFlow } from '@lykta/questionnaire-engine';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { App } from '../../app.tsx';
import { createStore } from '../../store.ts';
import { createTexts } from '../../i18n.ts';
import { sentOnOneDay } from '../../testing/answers.ts';
import { byForm } from './sent.ts';
import { Sheet } from './sheet.tsx';

vi.mock('@lykta/questionnaire-engine', { spy: true });

test('a sheet is read once, though a row shows the faces of every sending', () => {
  const history = present(byForm(sentOnOneDay)[0], 'the sendings of one form');
  render(
    <MemoryRouter>
      <App store={createStore()} i18n={createTexts()}>
        <Sheet
          history={history}
          place={0}
          onPlace={() => {}}
          showsNotAsked={false}
          compares={false}
          today={new Date('2026-11-20T12:00:00Z')}
        />
      </App>
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(history.length);
  expect(openFlow).toHaveBeenCalledTimes(1);
});
