import { mocked } from '@lykta/api/testing';
import { CREATE_DRAFT } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { goodDayBut, problem } from '../../../testing/handlers.ts';
import { admin } from '../../../testing/people.ts';
import { at, onDesk } from '../../../testing/story.tsx';
import { NewForm } from './new-form.tsx';

const here = { at: '/forms/new', staff: admin };

const meta = {
  title: 'Viewer/Form studio/New form',
  tags: ['screen'],
  component: NewForm,
  decorators: [onDesk],
  parameters: { layout: 'fullscreen', ...at(here), ...goodDayBut() },
} satisfies Meta<typeof NewForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Namn på formuläret'), 'Rasterna');
    await expect(canvas.getByRole('button', { name: 'Börja skriva' })).toBeEnabled();
  },
};
export const English: Story = { parameters: at({ ...here, language: 'en' }) };
export const FromAForm: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Ett formulär som finns/ }));
    const familjen = await canvas.findByRole('option', { name: 'Familjen, version 1' });
    await userEvent.selectOptions(canvas.getByLabelText('Formulär'), familjen);
    await expect(canvas.getByRole('button', { name: 'Börja skriva' })).toBeEnabled();
  },
};

/** Somebody writes on the next version already: the draft is one press away. */
export const Exists: Story = {
  parameters: goodDayBut(
    mocked(CREATE_DRAFT, () =>
      HttpResponse.json(
        {
          type: 'about:blank',
          title: 'draft-exists',
          status: 409,
          code: 'draft-exists',
          current: { draft: 'draft-1' },
        },
        { status: 409, headers: { 'Content-Type': 'application/problem+json' } },
      ),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Namn på formuläret'), 'Rasterna{Enter}');
    await expect(await canvas.findByRole('link', { name: 'Öppna utkastet' })).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: goodDayBut(mocked(CREATE_DRAFT, () => problem(500, 'server-error'))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Namn på formuläret'), 'Rasterna{Enter}');
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
