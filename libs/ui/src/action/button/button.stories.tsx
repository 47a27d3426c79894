import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../frame/app-column/app-column.tsx';
import { ChevronDownIcon, LogoutIcon, PhoneIcon, SendIcon, ShareIcon, SkipIcon } from '../../icon/icons.ts';
import { Button } from './button.tsx';

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  args: { children: 'Svara på frågor', onClick: fn() },
  parameters: {
    guide: {
      do: [
        'One primary button on a screen: the way on.',
        'Begin with a verb: "Dela länken", "Visa fler".',
        'Say why while it is disabled (`reason`).',
        'Clay (`danger`) calls 112 or confirms a deletion, and nothing else.',
      ],
      dont: [
        'Two primary buttons side by side.',
        'A button that leads to another page: that is a LinkButton.',
        'An icon without a word.',
      ],
      pairs: [
        {
          right: () => <Button>Dela länken</Button>,
          wrong: () => <Button>OK</Button>,
          because: 'A verb says what happens.',
        },
        {
          right: () => (
            <Stack>
              <Button>Svara på frågor</Button>
              <Button look="quiet">Inte nu</Button>
            </Stack>
          ),
          wrong: () => (
            <Stack>
              <Button>Svara på frågor</Button>
              <Button>Inte nu</Button>
            </Stack>
          ),
          because: 'One way on; the other ways are quiet.',
        },
      ],
      keyboard: [['Enter, Space', 'Presses it.']],
    },
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Svara på frågor' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Looks: Story = {
  render: () => (
    <Stack>
      <Button iconEnd={ChevronDownIcon}>Svara på frågor</Button>
      <Button look="secondary">Skapa konto</Button>
      <Button look="quiet" iconEnd={SkipIcon}>
        Hoppa över
      </Button>
      <Button look="danger" icon={PhoneIcon}>
        Ring 112
      </Button>
      <Button look="text" icon={LogoutIcon}>
        Logga ut
      </Button>
    </Stack>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Stack>
      <Button icon={ShareIcon}>Dela länken</Button>
      <Button size="small" icon={ShareIcon}>
        Dela länken
      </Button>
      <div data-density="adult">
        <Button size="compact" icon={SendIcon}>
          Skicka formulär
        </Button>
        <Button size="compact" look="secondary" icon={ShareIcon}>
          Hämta som fil
        </Button>
      </div>
      <Button fit look="secondary">
        Visa allt
      </Button>
    </Stack>
  ),
};

/** The reason is shown next to the button. */
export const Disabled: Story = {
  args: { disabled: true, children: 'Skapa konto', reason: 'Fyll i båda rutorna först.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Fyll i båda rutorna först.');
  },
};

/** A second press does nothing, and the button keeps the focus. */
export const Busy: Story = {
  args: { busy: true, children: 'Logga in' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Logga in' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

function Saver() {
  const [busy, setBusy] = useState(false);
  return (
    <Button busy={busy} onClick={() => setBusy(true)}>
      Spara
    </Button>
  );
}

export const BecomesBusy: Story = {
  tags: ['played'],
  render: () => <Saver />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  },
};

export const LongText: Story = {
  args: { children: 'Visa min berättelse för en vuxen som jag litar på', icon: ShareIcon },
  globals: { viewport: { value: 'small' } },
};

export const English: Story = {
  globals: { language: 'en' },
  args: { children: 'Answer questions', iconEnd: ChevronDownIcon },
};
