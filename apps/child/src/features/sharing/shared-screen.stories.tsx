import { BEB_FORM, SharedStory, ShareToken } from '@lykta/domain';
import { OPEN_SHARE, READ_SHARED_STORY, fill } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { fails, hangs, replies, unreachable } from '../../testing/mocks.ts';
import { everythingShared, littleShared } from '../../testing/story-told.ts';
import { inApp } from '../../testing/story.tsx';
import { SharedScreen } from './shared-screen.tsx';

const STORY = fill(READ_SHARED_STORY, { formId: BEB_FORM.id, formVersion: BEB_FORM.version });
const key = replies(OPEN_SHARE, ShareToken, { token: 'read-token' });

const meta = {
  title: 'Child/Sharing/Shared',
  tags: ['screen'],
  component: SharedScreen,
  decorators: [
    (story, context) =>
      inApp({ at: context.parameters.at ?? '/shared#token=a-key-that-was-sent', route: '/shared' })(
        story,
        context,
      ),
  ],
  parameters: { layout: 'fullscreen', msw: [key, replies(STORY, SharedStory, everythingShared)] },
} satisfies Meta<typeof SharedScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Everything that a child can share; a question without answers shows only its text. */
export const Everything: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Född 2013 · tjej')).toBeVisible();
    await expect(canvas.getByText('I skolan tycker jag om idrott och maten.')).toBeVisible();
    await expect(canvas.getByText('Jag har ingen att vara med på rasten.')).toBeVisible();
    await expect(canvas.getByText('Läxor · Att sova bättre')).toBeVisible();
    await expect(canvas.getByText('Så sover jag')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Hem 2: Villa' })).toBeVisible();
    await expect(canvas.queryByText('Ingen bor här.')).toBeNull();
    await expect(canvas.getByText(/Fråga öppet och lyssna/)).toBeVisible();
  },
};

function nameContact() {
  const meta = document.createElement('meta');
  meta.name = 'lykta-contact';
  meta.content = 'hej@lykta.example';
  document.head.append(meta);
  return () => meta.remove();
}

/** More about Lykta, and whom to ask. */
export const More: Story = {
  beforeEach: nameContact,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Visa mer' }));
    await expect(canvas.getByRole('link', { name: 'hej@lykta.example' })).toHaveAttribute(
      'href',
      'mailto:hej@lykta.example',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Visa mindre' }));
    await expect(canvas.queryByText(/Lykta är en app/)).toBeNull();
  },
};

/** Only what the child chose. */
export const Little: Story = {
  parameters: { msw: [key, replies(STORY, SharedStory, littleShared)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Läxor · Att sova bättre')).toBeVisible();
    await expect(canvas.queryByText(/Född/)).toBeNull();
    await expect(canvas.queryByText('Mina personer')).toBeNull();
  },
};

export const Ended: Story = {
  parameters: { msw: [fails(OPEN_SHARE, 410, 'expired')] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Be barnet om en ny länk/)).toBeVisible();
  },
};

export const MadeUp: Story = {
  parameters: { msw: [fails(OPEN_SHARE, 404, 'not-found')] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/hela länken kom med/)).toBeVisible();
  },
};

/** After a reload: the key is only in the link, no longer in the page. */
export const LoadedAnew: Story = {
  parameters: { at: '/shared' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Öppna länken en gång till' });
  },
};

export const Loading: Story = { parameters: { msw: [hangs(OPEN_SHARE)] } };

export const Failed: Story = {
  parameters: { msw: [unreachable(OPEN_SHARE)] },
  play: async ({ canvasElement }) => {
    const way = await within(canvasElement).findByRole('link', { name: 'Till startsidan' });
    await expect(way).toHaveAttribute('href', '/');
  },
};

export const English: Story = { globals: { language: 'en' } };

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  parameters: {
    msw: [
      key,
      replies(STORY, SharedStory, {
        ...everythingShared,
        HELP: everythingShared.HELP.map((one) => ({
          ...one,
          answer: {
            data: ['Att någon frågar hur det är, och sedan väntar tills jag har hunnit svara', 'Läxor'],
          },
        })),
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/väntar tills jag har hunnit svara/);
  },
};
