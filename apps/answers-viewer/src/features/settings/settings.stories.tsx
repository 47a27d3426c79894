import { mocked } from '@lykta/api/testing';
import { READ_ORGANISATION } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { admin } from '../../testing/people.ts';
import { goodDayBut, never, problem } from '../../testing/handlers.ts';
import { at, onDesk } from '../../testing/story.tsx';
import { Settings } from './settings.tsx';

const here = { at: '/settings' };

const meta = {
  title: 'Viewer/Settings',
  tags: ['screen'],
  component: Settings,
  decorators: [onDesk],
  parameters: { layout: 'fullscreen', ...at(here), ...goodDayBut() },
} satisfies Meta<typeof Settings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { parameters: at({ ...here, language: 'en' }) };
export const ForAdmins: Story = { parameters: at({ ...here, staff: admin }) };
export const OrganisationLoading: Story = {
  parameters: { ...at({ ...here, staff: admin }), ...goodDayBut(mocked(READ_ORGANISATION, never)) },
};
export const OrganisationFailed: Story = {
  parameters: {
    ...at({ ...here, staff: admin }),
    ...goodDayBut(mocked(READ_ORGANISATION, () => problem(500, 'server-error'))),
  },
};
