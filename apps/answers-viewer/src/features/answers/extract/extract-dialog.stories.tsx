import { present } from '@lykta/domain';
import { mocked } from '@lykta/api/testing';
import { MAKE_EXTRACT } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { goodDayBut, never, problem } from '../../../testing/handlers.ts';
import { admin, children, invitations } from '../../../testing/people.ts';
import { at, inApp } from '../../../testing/story.tsx';
import { ExtractDialog } from './extract-dialog.tsx';

const made: unknown[] = [];
const makes = goodDayBut(
  mocked(MAKE_EXTRACT, async ({ request }) => {
    made.push(await request.json());
    return new HttpResponse('allt', { headers: { 'Content-Type': 'application/pdf' } });
  }),
);

const meta = {
  title: 'Viewer/Answers/Extract',
  component: ExtractDialog,
  decorators: [inApp],
  args: {
    one: {
      invitation: present(invitations[0], 'invitations[0]'),
      child: present(children[0], 'children[0]'),
    },
    onClose: fn(),
  },
  parameters: { ...at({ staff: admin }), ...makes },
  beforeEach: () => {
    made.length = 0;
  },
} satisfies Meta<typeof ExtractDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Ta ut allt om barnet' }));
const giveReason: NonNullable<Story['play']> = async ({ userEvent }) => {
  const { getByLabelText, getByRole } = await dialog();
  await userEvent.type(getByLabelText('Vem ber om det, och varför?'), 'Vårdnadshavaren ber om det');
  await userEvent.click(getByRole('button', { name: 'Hämta' }));
};

/** Nothing is taken out without a reason. */
export const Default: Story = {
  play: async (context) => {
    const { getByRole } = await dialog();
    await expect(getByRole('button', { name: 'Hämta' })).toBeDisabled();
    await giveReason(context);
    const body = { invitation: 'inv-1', client: '7KF2MA', format: 'pdf' };
    await waitFor(() => expect(made).toEqual([{ ...body, reason: 'Vårdnadshavaren ber om det' }]));
    await screen.findByText('Filen är hämtad.');
    await expect(context.args.onClose).toHaveBeenCalledOnce();
  },
};

/** Hiding it from the child needs a reason of its own. */
export const Unsafe: Story = {
  play: async (context) => {
    const { userEvent } = context;
    const { getByLabelText, getByRole } = await dialog();
    await userEvent.click(getByRole('checkbox', { name: /Barnet får inte se det/ }));
    await giveReason(context);
    await expect(made).toEqual([]);
    await userEvent.type(getByLabelText('Varför är det farligt?'), 'Någon läser telefonen');
    await userEvent.click(getByRole('button', { name: 'Hämta' }));
    await waitFor(() => expect(made).toMatchObject([{ unsafe: 'Någon läser telefonen' }]));
  },
};
export const English: Story = { parameters: at({ staff: admin, language: 'en' }) };
export const Small: Story = { globals: { viewport: { value: 'small' } } };
export const Busy: Story = { parameters: goodDayBut(mocked(MAKE_EXTRACT, never)), play: giveReason };
export const TooMany: Story = {
  parameters: goodDayBut(
    mocked(MAKE_EXTRACT, () => problem(429, 'too-many-tries', { 'Retry-After': '3600' })),
  ),
  play: async (context) => {
    await giveReason(context);
    await waitFor(async () => expect((await dialog()).getByRole('alert')).not.toBeEmptyDOMElement());
  },
};
