import { mocked } from '@lykta/api/testing';
import { BEB_FORM, CreatedShare, LiveShare, Profile, Story as ToldStory } from '@lykta/domain';
import { CREATE_SHARE, LIST_SHARES, READ_PROFILE, READ_STORY, REVOKE_SHARE, fill } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { z } from 'zod';
import { aroundForms, bebAnswers } from '../../testing/answering.ts';
import { emptyProfile } from '../../testing/fixtures.ts';
import { fails, hangs, records, replies } from '../../testing/mocks.ts';
import { toldStory, untoldStory } from '../../testing/story-told.ts';
import { inApp } from '../../testing/story.tsx';
import { ShareScreen } from './share-screen.tsx';

const STORY = fill(READ_STORY, { formId: BEB_FORM.id, formVersion: BEB_FORM.version });

const link = (id: string, more: object = {}): LiveShare =>
  LiveShare.parse({
    id,
    name: 'Mormor',
    sections: ['HELP', 'persons'],
    created: '2026-11-12T10:00:00Z',
    expires: '2026-11-26T10:00:00Z',
    opened: 0,
    ...more,
  });
const links = (...live: LiveShare[]) => replies(LIST_SHARES, z.array(LiveShare), live);
const around = [
  replies(STORY, ToldStory, toldStory),
  bebAnswers,
  links(link('one', { opened: 2, lastOpened: '2026-11-19T10:00:00Z' }), link('two', { name: '' })),
  ...aroundForms,
];

const meta = {
  title: 'Child/Sharing/Share',
  tags: ['screen'],
  component: ShareScreen,
  decorators: [inApp({ at: '/beb/share' })],
  parameters: { layout: 'fullscreen', msw: around },
} satisfies Meta<typeof ShareScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is chosen at first; the preview shows what an adult would see. */
export const Default: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const help = await canvas.findByRole('switch', { name: 'Det jag vill ha hjälp med' });
    await expect(canvas.queryByRole('switch', { checked: true })).toBeNull();
    await expect(canvas.getByRole('button', { name: /Dela länken|Kopiera länken/ })).toBeDisabled();
    const preview = within(canvas.getByRole('region', { name: 'Så här ser det ut' }));
    await expect(preview.queryByText('Läxor')).toBeNull();
    await userEvent.click(help);
    await expect(preview.getByText('Läxor')).toBeVisible();
    await userEvent.click(help);
    await expect(preview.queryByText('Läxor')).toBeNull();
    await expect(canvas.getByRole('switch', { name: 'Det som är jobbigt' })).toBeDisabled();
  },
};

/** The preview grows with each choice; the switches stay where they are. */
export const SwitchesStay: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const last = await canvas.findByRole('switch', { name: 'Frågor om min berättelse' });
    const placeOf = () => last.getBoundingClientRect().top + scrollY;
    const before = placeOf();
    for (const name of ['Det jag vill ha hjälp med', 'Mina personer', 'Mina hem'])
      await userEvent.click(canvas.getByRole('switch', { name }));
    await expect(placeOf()).toBe(before);
  },
};

const made: unknown[] = [];

/** Sends the chosen parts, and shows the link once. */
export const MakesALink: Story = {
  parameters: {
    msw: [
      records(
        CREATE_SHARE,
        made,
        CreatedShare.parse({ id: 'new', token: 'the-key-of-the-link', expires: '2026-12-04T10:00:00Z' }),
      ),
      ...around,
    ],
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('switch', { name: 'Mina personer' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Vem ska få länken?' }), 'Mormor');
    await userEvent.click(canvas.getByRole('button', { name: /Dela länken|Kopiera länken/ }));
    const field = await canvas.findByRole('textbox', { name: 'Länken' });
    await expect(field).toHaveValue(`${window.location.origin}/shared#token=the-key-of-the-link`);
    await expect(made).toEqual([{ name: 'Mormor', sections: ['persons'], leftOut: [] }]);
    await userEvent.click(canvas.getByRole('button', { name: 'Klar' }));
    await expect(canvas.queryByRole('textbox', { name: 'Länken' })).toBeNull();
    await expect(canvas.queryByRole('switch', { checked: true })).toBeNull();
  },
};

let live = [link('one')];

/** Revokes a link after a confirmation. */
export const Revokes: Story = {
  parameters: {
    msw: [
      mocked(LIST_SHARES, () => HttpResponse.json(live)),
      mocked(fill(REVOKE_SHARE, { id: 'one' }), () => {
        live = [];
        return new HttpResponse(null, { status: 204 });
      }),
      ...around,
    ],
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Ta bort länken Mormor' }));
    await userEvent.click(within(canvas.getByRole('dialog')).getByRole('button', { name: 'Ta bort' }));
    await expect(await canvas.findByText('Du har inga länkar nu.')).toBeVisible();
  },
};

export const FiveLinks: Story = {
  parameters: { msw: [links(...['a', 'b', 'c', 'd', 'e'].map((id) => link(id))), ...around] },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('switch', { name: 'Mina personer' }));
    await expect(await canvas.findByText('Du har redan fem länkar. Ta bort en först.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Dela länken|Kopiera länken/ })).toBeDisabled();
  },
};

export const NotMade: Story = {
  parameters: { msw: [fails(CREATE_SHARE, 409, 'too-many-shares'), ...around] },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('switch', { name: 'Mina personer' }));
    await userEvent.click(canvas.getByRole('button', { name: /Dela länken|Kopiera länken/ }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('fem länkar'));
  },
};

export const NothingToShare: Story = {
  parameters: {
    msw: [
      replies(STORY, ToldStory, untoldStory),
      replies(READ_PROFILE, Profile, emptyProfile),
      links(),
      ...around,
    ],
  },
};

export const Loading: Story = { parameters: { msw: [hangs(STORY), ...around] } };
export const Failed: Story = { parameters: { msw: [fails(STORY, 503, 'busy'), ...around] } };
export const RevokeFails: Story = {
  parameters: { msw: [fails(fill(REVOKE_SHARE, { id: 'one' }), 503, 'busy'), ...around] },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Ta bort länken Mormor' }));
    const dialog = within(canvas.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Ta bort' }));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('Lykta hinner inte med'));
  },
};
export const English: Story = { globals: { language: 'en' } };

/** A long link name. */
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  parameters: {
    msw: [links(link('one', { name: 'Mormor och morfar och alla andra som bor där på landet' })), ...around],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/alla andra som bor där/);
  },
};

const left: unknown[] = [];

/** One answer is left out: it goes from the preview, and the link is made without it. */
export const LeavesOneOut: Story = {
  parameters: { msw: [records(CREATE_SHARE, left, made), ...around] },
  play: async ({ canvasElement, userEvent }) => {
    left.length = 0;
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('switch', { name: 'Det jag vill ha hjälp med' }));
    const preview = within(canvas.getByRole('region', { name: 'Så här ser det ut' }));
    await expect(preview.getByText('Läxor')).toBeVisible();
    await userEvent.click(canvas.getByText('Välj bort enstaka svar'));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Läxor/ }));
    await canvas.findByText('1 svar syns inte');
    await expect(preview.queryByText('Läxor')).toBeNull();
    await expect(canvas.getByRole('button', { name: /Dela länken|Kopiera länken/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('switch', { name: 'Mina hem' }));
    await canvas.findByText(/Här finns svar om ditt hem/);
    await userEvent.click(canvas.getByRole('button', { name: /Dela länken|Kopiera länken/ }));
    await waitFor(() =>
      expect(left).toMatchObject([
        { sections: ['HELP', 'houses'], leftOut: [{ question: expect.any(String) }] },
      ]),
    );
  },
};
