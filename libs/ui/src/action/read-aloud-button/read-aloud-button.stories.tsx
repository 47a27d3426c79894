import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReadAloudButton } from './read-aloud-button.tsx';

const meta = {
  title: 'Components/Actions/ReadAloudButton',
  component: ReadAloudButton,
  args: {
    text: 'Hur är det på rasterna? Oftast bra. Ibland bra, ibland inte. Oftast inte bra.',
    texts: {
      start: 'Läs upp',
      stop: 'Sluta läsa',
      stopping: 'Slutar',
      unavailable: 'Din enhet har ingen svensk röst.',
    },
  },
  parameters: {
    guide: {
      do: ['Under the question, before the answers.'],
      dont: ['Read without being asked.'],
      keyboard: [['Enter, Space', 'Starts and stops.']],
    },
  },
} satisfies Meta<typeof ReadAloudButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const English: Story = {
  globals: { language: 'en' },
  args: {
    language: 'en',
    text: 'How are your breaks?',
    texts: {
      start: 'Read aloud',
      stop: 'Stop reading',
      stopping: 'Stopping',
      unavailable: 'Your device has no English voice.',
    },
  },
};
/** The button grows with its label. */
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: { texts: { ...meta.args.texts, start: 'Läs upp frågan och alla svar som går att välja' } },
};
