import type { Meta, StoryObj } from '@storybook/react-vite';
import { DoAndDontDrawn, StepsOfADrawing } from './illustration.tsx';

// The pictures of the page about drawing (.storybook/pages/illustration.mdx).
const meta = { title: 'Foundations/Illustration pictures', tags: ['!autodocs', '!dev'] } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Steps: Story = { render: () => <StepsOfADrawing /> };
export const DoAndDont: Story = { render: () => <DoAndDontDrawn /> };
