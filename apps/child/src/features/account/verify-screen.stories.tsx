import type { ProblemCode } from '@lykta/domain';
import { FINISH_VERIFICATION, START_VERIFICATION } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sv } from '../../locales/sv.ts';
import { accepts, fails, hangs, records, unreachable } from '../../testing/mocks.ts';
import { inApp } from '../../testing/story.tsx';
import { VerifyScreen } from './verify-screen.tsx';

const meta = {
  title: 'Child/Account/Verify',
  tags: ['screen'],
  component: VerifyScreen,
  decorators: [inApp({ at: '/settings/verify' })],
  parameters: { layout: 'fullscreen', msw: [accepts(START_VERIFICATION), accepts(FINISH_VERIFICATION)] },
} satisfies Meta<typeof VerifyScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const ask: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText(/Mobilnummer/), '0701234567');
  await userEvent.click(canvas.getByRole('button', { name: 'Skicka en kod' }));
};
const typeCode: Play = async (context) => {
  await ask(context);
  const { canvas, userEvent } = context;
  await userEvent.type(await canvas.findByLabelText('Kod'), '12 34-567');
  await userEvent.click(canvas.getByRole('button', { name: 'Klar' }));
};

/** Says what it is for and that it is optional, and offers to skip it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Inte nu' })).toHaveAttribute('href', '/settings');
  },
};

const sent: unknown[] = [];

export const AllSteps: Story = {
  parameters: { msw: [records(START_VERIFICATION, sent), records(FINISH_VERIFICATION, sent)] },
  play: async (context) => {
    sent.length = 0;
    await typeCode(context);
    await context.canvas.findByRole('heading', { name: 'Klart!' });
    await context.canvas.findByRole('link', { name: 'Se dina inbjudningar' });
    await expect(sent).toEqual([{ username: '+46701234567' }, { code: '123456' }]);
  },
};

export const TypingTheCode: Story = { play: ask };

const startFails = (code: ProblemCode, status: number, text: string): Story => ({
  parameters: { msw: [fails(START_VERIFICATION, status, code)] },
  play: async (context) => {
    await ask(context);
    await context.canvas.findByText(text);
  },
});
export const NotOwnNumber = startFails('not-own-username', 400, sv['error.not-own-username']);
export const TooManyTries = startFails('too-many-tries', 429, sv['error.too-many-tries_one']);

const codeFails = (code: ProblemCode, status: number, text: string): Story => ({
  parameters: { msw: [accepts(START_VERIFICATION), fails(FINISH_VERIFICATION, status, code)] },
  play: async (context) => {
    await typeCode(context);
    await context.canvas.findByText(text);
  },
});
export const WrongCode = codeFails('wrong-code', 401, sv['error.wrong-code']);
export const CodeTooOld = codeFails('code-expired', 410, sv['error.code-expired']);

/** Requests another code with the same input. */
export const OnceMore: Story = {
  play: async (context) => {
    await ask(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Skicka en ny kod' }));
    await expect(canvas.getByLabelText(/Mobilnummer/)).toHaveValue('070 123 45 67');
  },
};

export const Offline: Story = {
  parameters: { msw: [unreachable(START_VERIFICATION)] },
  play: async (context) => {
    await ask(context);
    await context.canvas.findByText(sv['error.offline']);
  },
};

export const Loading: Story = { parameters: { msw: [hangs(START_VERIFICATION)] }, play: ask };

export const English: Story = { parameters: { place: { language: 'en' } } };
