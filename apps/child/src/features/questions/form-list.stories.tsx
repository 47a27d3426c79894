import { mocked } from '@lykta/api/testing';
import { FormListItem, Invitations } from '@lykta/domain';
import { LIST_FORMS, READ_INVITATIONS, SAVE_OWN_ANSWERS, fill } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { z } from 'zod';
import { someInvitations } from '../../testing/fixtures.ts';
import { aroundFormList } from '../../testing/forms-of-home.tsx';
import { noAnswers } from '../../testing/forms.ts';
import { fails, hangs, replies } from '../../testing/mocks.ts';
import { inApp } from '../../testing/story.tsx';
import { FormList } from './form-list.tsx';

/** An invitation with its first form sent, the second available and the third locked. */
const asked = {
  ...someInvitations,
  accepted: someInvitations.accepted.map((one) => ({
    ...one,
    requests: one.requests.map((request) => ({
      ...request,
      forms: ['myself', 'family', 'base'].map((id, order) => ({
        form: { id, version: 2, order },
        done: order === 0 ? '2026-11-10T10:00:00Z' : null,
      })),
    })),
  })),
};

const meta = {
  title: 'Child/Questions/Form list',
  component: FormList,
  decorators: [inApp()],
  parameters: { msw: aroundFormList },
} satisfies Meta<typeof FormList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Until when the child can begin stands under the form that it can answer now. */
export const LastDay: Story = {
  parameters: {
    msw: [
      replies(READ_INVITATIONS, Invitations, {
        ...asked,
        accepted: asked.accepted.map((one) => ({
          ...one,
          requests: one.requests.map((request) => ({ ...request, lastDay: '2199-11-27' })),
        })),
      }),
      ...aroundFormList,
    ],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Svara senast onsdag 27 november 2199');
  },
};

/** Ordered by area as specified; a form without answers can't be started over. */
export const Own: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = await canvas.findByRole('list', { name: 'Dina egna frågor' });
    await expect(await within(list).findByText('Du har svarat på allt')).toBeVisible();
    await expect(list).not.toHaveTextContent(/\p{Extended_Pictographic}/u);
    const links = within(list).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['myself', 'school', 'family', 'base', 'leisure', 'kasamstegen'].map((id) => `/form/${id}/1`),
    );
    await waitFor(() =>
      expect(within(list).getByRole('button', { name: 'Börja om med ”Fritiden”' })).toBeDisabled(),
    );
    await expect(within(list).getByRole('button', { name: 'Börja om med ”Skolan”' })).toBeEnabled();
    await expect(within(list).getAllByText(/^\d+ frågor\. Inget svar än\.$/)).not.toHaveLength(0);
    const edges = (elements: HTMLElement[]) =>
      new Set(elements.map((element) => Math.round(element.getBoundingClientRect().right)));
    await expect(edges(within(list).getAllByRole('progressbar')).size).toBe(1);
    const buttons = [...links, ...within(list).getAllByRole('button')];
    await expect(edges(buttons).size).toBe(1);
    await expect(new Set(buttons.map(({ offsetWidth }) => offsetWidth)).size).toBe(1);
  },
};

/** Beside narrow words or large letters the buttons stand below, side by side. */
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ inlineSize: '18rem' }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('list', { name: 'Dina egna frågor' });
    const over = await within(list).findByRole('button', { name: 'Börja om med ”Skolan”' });
    const goOn = within(list).getByRole('link', { name: 'Fortsätt med ”Skolan”' });
    await expect(over.getBoundingClientRect().top).toBe(goOn.getBoundingClientRect().top);
  },
};

/** Done, available, locked. */
export const Asked: Story = {
  parameters: { msw: [replies(READ_INVITATIONS, Invitations, asked), ...aroundFormList] },
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('list', { name: 'Frågor från någon du träffar' });
    await expect(within(list).getByText('Skickat till Ungdomsteamet')).toBeVisible();
    await expect(within(list).getByText('Ungdomsteamet frågar')).toBeVisible();
    await expect(within(list).getByText('Svara på den ovanför först')).toBeVisible();
    await expect(within(list).getAllByRole('link')).toHaveLength(2);
  },
};

const startedOver: unknown[] = [];

/** Confirms, keeps the old answers as a snapshot, says that it is done, and goes to the start. */
export const StartOver: Story = {
  parameters: {
    msw: [
      mocked(fill(SAVE_OWN_ANSWERS, { formId: 'school', formVersion: 1 }), async ({ request }) => {
        startedOver.push(await request.json());
        return HttpResponse.json(noAnswers, { headers: { ETag: '"2"' } });
      }),
      ...aroundFormList,
    ],
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const again = await canvas.findByRole('button', { name: 'Börja om med ”Skolan”' });
    await userEvent.click(again);
    await userEvent.click(within(canvas.getByRole('dialog')).getByRole('button', { name: 'Avbryt' }));
    await expect(startedOver).toHaveLength(0);
    await userEvent.click(again);
    await userEvent.click(within(canvas.getByRole('dialog')).getByRole('button', { name: 'Ja, börja om' }));
    await waitFor(() => expect(canvas.getByText('Nu kan du svara från början.')).toBeVisible());
    await expect(startedOver).toEqual([{ answers: {}, inactive: {}, snapshot: true }]);
    await canvas.findByText('/');
  },
};

export const StartOverFails: Story = {
  parameters: {
    msw: [
      fails(fill(SAVE_OWN_ANSWERS, { formId: 'school', formVersion: 1 }), 503, 'busy'),
      ...aroundFormList,
    ],
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Börja om med ”Skolan”' }));
    const dialog = within(canvas.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Ja, börja om' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Lykta hinner inte med just nu');
  },
};

export const Empty: Story = {
  parameters: { msw: [replies(LIST_FORMS, z.array(FormListItem), []), ...aroundFormList] },
};

export const Loading: Story = {
  parameters: { msw: [hangs(LIST_FORMS), ...aroundFormList] },
};

export const Failed: Story = {
  parameters: { msw: [fails(LIST_FORMS, 503, 'busy'), ...aroundFormList] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Prova igen' })).toBeVisible();
  },
};

export const English: Story = { globals: { language: 'en' } };

export const Arabic: Story = { globals: { language: 'ar' } };
