import { present } from '@lykta/domain';
import { READ_OWN_ANSWERS } from '@lykta/domain/calls';
import { AppColumn, Content, PageTitle } from '@lykta/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, spyOn, waitFor } from 'storybook/test';
import { aroundFormList, formsOfHome } from '../../testing/forms-of-home.tsx';
import { hangs } from '../../testing/mocks.ts';
import { inApp } from '../../testing/story.tsx';
import { FormScreen } from './form-screen.tsx';

/** The list of forms, and a form that is opened from it. */
function ListThenForm() {
  return (
    <Routes>
      <Route
        path="list"
        element={
          <AppColumn>
            <Content id="main">
              <PageTitle>Lykta</PageTitle>
              {formsOfHome}
            </Content>
          </AppColumn>
        }
      />
      <Route path="form/:formIdParam/:formVersionParam/:questionId?" element={<FormScreen />} />
    </Routes>
  );
}

const meta = {
  title: 'Child/Questions/Opening',
  tags: ['screen'],
  component: ListThenForm,
  decorators: [inApp({ at: '/list', route: '/*' })],
  parameters: { layout: 'fullscreen', msw: aroundFormList },
} satisfies Meta<typeof ListThenForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const DRAWING = '::view-transition-group(drawing-form-school-1)';

/** The movements of the drawing, in milliseconds. */
const movements = () =>
  document
    .getAnimations()
    .flatMap(({ effect }) =>
      effect instanceof KeyframeEffect && effect.pseudoElement === DRAWING
        ? [effect.getComputedTiming().duration]
        : [],
    );

/** The drawing of the area goes along from its row into the form. */
export const Moves: Story = {
  // A row outside a small window, or with letters of 200 %, does not move.
  tags: ['!screen', 'moves-in-sight'],
  globals: { motion: 'full' },
  play: async ({ canvas, userEvent }) => {
    const start = spyOn(document, 'startViewTransition');
    const link = await canvas.findByRole('link', { name: 'Fortsätt med ”Skolan”' });
    await userEvent.hover(link);
    // Not with userEvent: React starts no view transitions inside its act().
    link.click();
    await waitFor(() => expect(start).toHaveBeenCalledOnce());
    await (present(start.mock.results[0], 'start.mock.results[0]').value as ViewTransition).ready;
    await expect(movements()).toEqual([250]);
    await canvas.findByRole('heading', { level: 1, name: 'Vem är du helst med?' });
    await waitFor(() => expect(movements()).toEqual([]));
  },
};

/** A slow server: the name and the drawing of the form are there before its first question. */
export const Slow: Story = {
  parameters: { msw: [hangs(READ_OWN_ANSWERS), ...aroundFormList] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Börja med ”Skolan”' }));
    await expect(await canvas.findByRole('region', { name: 'Skolan' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Laddar' })).toBeInTheDocument();
  },
};

/** With reduced motion the form is there at once. */
export const Still: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Fortsätt med ”Skolan”' }));
    await canvas.findByRole('heading', { level: 1, name: 'Vem är du helst med?' });
  },
};

export const English: Story = { globals: { language: 'en' } };
