import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { PasswordField, type PasswordFieldProps } from './password-field.tsx';

function Typed(props: PasswordFieldProps) {
  const [value, setValue] = useState(props.value);
  return <PasswordField {...props} value={value} onValue={setValue} />;
}

const strengthTexts = {
  short: 'För kort än. Minst 8 tecken.',
  weak: 'Lätt att gissa.',
  good: 'Bra.',
  strong: 'Jättebra.',
};

const meta = {
  title: 'Components/Fields/PasswordField',
  component: PasswordField,
  args: {
    label: 'Lösenord',
    value: '',
    onValue: () => {},
    texts: { show: 'Visa lösenordet', hide: 'Dölj lösenordet' },
  },
  render: (args) => <Typed {...args} />,
  parameters: {
    guide: {
      do: [
        'Let managers fill it: `autoComplete` says which password it is.',
        'Say in words how good a new one is.',
      ],
      dont: ['Ask for it twice where it can be shown.', 'Refuse a long one, or one with spaces.'],
      keyboard: [['Tab, then Enter', 'Shows or hides the password.']],
    },
  },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LogIn: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Lösenord');
    await userEvent.type(field, 'blåbär');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Visa lösenordet' }));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Dölj lösenordet' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};

/** The compact size for adults; the eye has a hit area of 40 × 40 px. */
export const ForAdults: Story = {
  decorators: [(Story) => <div data-density="adult">{Story()}</div>],
  args: { size: 'compact', help: 'Minst 8 tecken.' },
};

/** For choosing a password: text below the field says how strong it is. */
export const Choose: Story = {
  args: { strengthTexts, autoComplete: 'new-password', help: 'Minst 8 tecken. Tre ord går bra.' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Lösenord');
    await userEvent.type(field, 'hund');
    await expect(canvas.getByText('För kort än. Minst 8 tecken.')).toBeVisible();
    await userEvent.type(field, ' katt lila moln');
    await expect(canvas.getByText('Jättebra.')).toBeVisible();
  },
};

export const WithError: Story = { args: { value: 'abcde', error: 'Skriv minst 8 tecken.' } };
export const Strong: Story = { args: { value: 'lila moln äter glass', strengthTexts } };
export const English: Story = {
  globals: { language: 'en' },
  args: { label: 'Password', texts: { show: 'Show the password', hide: 'Hide the password' } },
};
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    label: 'Välj ett nytt lösenord som du kommer ihåg och som ingen annan kan gissa',
    value: 'lila moln äter glass på taket hela natten lång',
    strengthTexts: { ...strengthTexts, strong: 'Jättebra. Det är långt, och svårt att gissa för andra.' },
  },
};

/** The error says that it is too short; the strength is not shown then. */
export const ChooseTooShort: Story = {
  args: { ...Choose.args, value: 'hund', error: 'Skriv minst 8 tecken.' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(strengthTexts.short)).toBeNull();
    await userEvent.type(canvas.getByLabelText('Lösenord'), ' katt fågel');
    await expect(canvas.getByText(/bra\./i)).toBeVisible();
  },
};
