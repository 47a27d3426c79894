import { SET_AVATAR } from '@lykta/domain/calls';
import { defaultParts } from '@lykta/avatar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { fails, records } from '../../testing/mocks.ts';
import { inApp } from '../../testing/story.tsx';
import { AvatarBuilder } from './avatar-builder.tsx';

const sent: unknown[] = [];

const meta = {
  title: 'Child/Profile/Avatar builder',
  tags: ['screen'],
  component: AvatarBuilder,
  decorators: [inApp({ at: '/avatarbuilder' })],
  parameters: { layout: 'fullscreen', msw: [records(SET_AVATAR, sent)] },
  args: { avatar: 'default', frame: { onBack: fn(), onDone: fn(), doneLabel: 'Klar' } },
} satisfies Meta<typeof AvatarBuilder>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A part, a colour, undo, then save; the saved figure can be changed again. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    sent.length = 0;
    await expect(canvas.getByRole('button', { name: 'Ångra' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Afro' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'rött' }));
    await canvas.findByRole('img', { name: /rött hår i afro/ });
    await userEvent.click(canvas.getByRole('radio', { name: 'blått' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ångra' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Klar' }));
    await canvas.findByRole('heading', { name: 'Så här ser du ut!' });
    await expect(sent[0]).toMatchObject({
      avatar: { type: 'PARTS', data: { HAIR: { id: 'hair-03', color: '#D0682F' } } },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Ändra' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Klar' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Gå vidare' }));
    await expect(args.frame.onDone).toHaveBeenCalled();
  },
};

/** Every group is a tab; arrow keys select the next or previous one. */
export const ByKeyboard: Story = {
  tags: ['reads-left-to-right'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Hår' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Kläder' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Annat' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getAllByRole('tab')).toHaveLength(10);
  },
};

export const ByChance: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Slumpa' }));
    await expect(canvas.getByRole('button', { name: 'Ångra' })).toBeEnabled();
  },
};

const withHijab = { ...defaultParts, HEADWEARS: { id: 'headwear-01', color: '#2C8A88' } };

/** With a hijab the hair tiles still show each hairstyle, and a message says why the figure does not change. */
export const HairUnderHijab: Story = {
  args: { avatar: { type: 'PARTS', data: withHijab } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Håret syns inte under det du har på huvudet.');
    const pictureOf = (name: string) => canvas.getByRole('radio', { name }).querySelector('svg')?.innerHTML;
    await waitFor(() => expect(pictureOf('Afro')).toBeTruthy());
    await expect(pictureOf('Afro')).not.toBe(pictureOf('Rak page'));
    await userEvent.click(canvas.getByRole('tab', { name: 'Kläder' }));
    await expect(canvas.queryByText('Håret syns inte under det du har på huvudet.')).toBeNull();
  },
};

const inWheelchair = { ...defaultParts, ACCESSORIES: { id: 'accessory-02' } };

/** Aids, skin and things do not exclude each other; the figure says all of them. */
export const SeveralThings: Story = {
  args: { avatar: { type: 'PARTS', data: inWheelchair } },
  play: async ({ canvas, userEvent }) => {
    sent.length = 0;
    await userEvent.click(canvas.getByRole('tab', { name: 'Annat' }));
    await expect(canvas.getByRole('button', { name: 'Rullstol' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Hörapparat' }));
    await canvas.findByRole('img', { name: /rullstol, hörapparat/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Klar' }));
    await canvas.findByRole('heading', { name: 'Så här ser du ut!' });
    await expect(sent[0]).toMatchObject({
      avatar: { data: { ACCESSORIES: [{ id: 'accessory-02' }, { id: 'accessory-01' }] } },
    });
  },
};

/** "Inget mer" takes everything off at once. */
export const NothingMore: Story = {
  args: { avatar: { type: 'PARTS', data: inWheelchair } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Annat' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Inget mer' }));
    await expect(canvas.getByRole('button', { name: 'Rullstol' })).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.queryByRole('img', { name: /rullstol/ })).toBeNull();
  },
};

/** As a step of the wizard, with progress. */
export const InTheWizard: Story = {
  args: { frame: { onBack: fn(), onDone: fn(), doneLabel: 'Nästa', progress: 1 } },
};

export const SaveFails: Story = {
  parameters: { msw: [fails(SET_AVATAR, 500, 'server-error')] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Klar' }));
    await canvas.findByText(/Något gick fel hos oss/);
  },
};

export const English: Story = { parameters: { place: { language: 'en' } } };
