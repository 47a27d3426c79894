import type { BotCheckChallenge } from '@lykta/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { BotCheck } from './bot-check.tsx';
import { challenge, Form, onSubmit, patient, texts } from './story-form.tsx';

/** Every kind of faulty input to the check: it shows an error, and the form is not sent. */
const meta = {
  title: 'For developers/Faults of the bot check',
  // The BotCheck page documents its use.
  tags: ['!autodocs', 'played'],
  component: BotCheck,
  args: { challenge: () => challenge(), onState: fn(), onVerified: fn(), texts },
  render: (args) => (
    <div style={{ minBlockSize: '24rem' }}>
      <Form {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('checkbox', {}, patient);
    onSubmit.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Logga in' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith('BotCheckError'), patient);
    await expect(args.onState).toHaveBeenLastCalledWith('error');
    await expect(canvas.getByText(texts.error)).toBeVisible();
    await waitFor(() => expect(canvas.getByText(texts.error)).not.toHaveAttribute('title'));
    await expect(args.onVerified).not.toHaveBeenCalled();
  },
} satisfies Meta<typeof BotCheck>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A challenge with one invalid part. */
const wrong = (part: Record<string, unknown>) => async () =>
  ({ ...(await challenge()), ...part }) as BotCheckChallenge;

export const ServerSaysNo: Story = { args: { challenge: () => Promise.reject(new Error('503')) } };
export const AlgorithmMissing: Story = { args: { challenge: wrong({ algorithm: '' }) } };
export const AlgorithmUnknown: Story = { args: { challenge: wrong({ algorithm: 'MD5' }) } };
export const SignatureMissing: Story = { args: { challenge: wrong({ signature: undefined }) } };
export const ChallengeTooShort: Story = { args: { challenge: wrong({ challenge: 'abc' }) } };
export const SaltTooShort: Story = { args: { challenge: wrong({ salt: 'short' }) } };
export const NoSolution: Story = { args: { challenge: wrong({ challenge: '0'.repeat(64) }) } };
export const NoReply: Story = {
  args: { challenge: () => Promise.resolve(undefined as unknown as BotCheckChallenge) },
};

const coded = wrong({ codeChallenge: { image: 'data:image/png;base64,', length: 3 } });

/** A wrong code: the next press asks for a new one. */
export const CodeWrong: Story = {
  args: { challenge: coded, verify: () => Promise.resolve({ verified: false, reason: 'wrong-code' }) },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('checkbox', {}, patient);
    onSubmit.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Logga in' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /koden/ }, patient), '17A');
    await userEvent.click(canvas.getByRole('button', { name: 'Klar' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith('BotCheckError'), patient);
    await expect(canvas.getByText(texts.error)).toBeVisible();
    await expect(args.onVerified).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Logga in' }));
    await expect(await canvas.findByRole('textbox', { name: /koden/ }, patient)).toHaveValue('');
  },
};

/** The server classifies the user as a robot although the code was right. */
export const ClassifiedAsBad: Story = {
  args: {
    challenge: coded,
    verify: () => Promise.resolve({ verified: false, classification: 'BAD' }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('checkbox', {}, patient);
    onSubmit.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Logga in' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /koden/ }, patient), '17A');
    await userEvent.click(canvas.getByRole('button', { name: 'Klar' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith('BotCheckError'), patient);
    await expect(args.onVerified).not.toHaveBeenCalled();
  },
};
