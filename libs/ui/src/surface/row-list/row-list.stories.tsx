import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChatIcon, CodeIcon, MailIcon, StoryIcon, SupportIcon, UserIcon } from '../../icon/icons.ts';
import { Tag } from '../badge/badge.tsx';
import { PlainRow, Row, RowList } from './row-list.tsx';

const meta = {
  title: 'Components/Surfaces/RowList',
  component: RowList,
  subcomponents: { Row, PlainRow },
  args: { children: null },
  parameters: {
    guide: {
      do: ['Ways on of the same kind: disc, word, chevron.', 'A badge says in words how many are new.'],
      dont: ['Lines around rows: the chevron says that they can be pressed.'],
      keyboard: [['Enter', 'Follows the row.']],
    },
  },
} satisfies Meta<typeof RowList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  render: () => (
    <RowList label="Mer">
      <Row href="/beb" icon={StoryIcon} tone="lantern">
        Min berättelse
      </Row>
      <Row href="/myprofile" icon={UserIcon} tone="water">
        Min profil
      </Row>
      <Row href="/invitations" icon={MailIcon} tone="heather" badge={{ count: 1, label: '1 ny' }}>
        Inbjudningar
      </Row>
      <Row href="/code" icon={CodeIcon}>
        Skriv in en kod
      </Row>
      <Row href="/support" icon={SupportIcon} tone="clay" note="Öppet dygnet runt">
        Stöd och hjälp
      </Row>
    </RowList>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Inbjudningar 1 ny' })).toHaveAttribute(
      'href',
      '/invitations',
    );
  },
};

export const ToRead: Story = {
  render: () => (
    <RowList label="Formulär">
      <PlainRow end={<Tag>klart</Tag>}>Skolan</PlainRow>
      <PlainRow end={<Tag>3 av 15</Tag>}>Familjen</PlainRow>
    </RowList>
  ),
};

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  render: () => (
    <RowList>
      <Row
        href="/a"
        icon={ChatIcon}
        tone="water"
        badge={{ count: 12, label: '12 nya' }}
        note="Öppet alla dagar, också på natten, hela året om"
      >
        Jourhavande kompis och andra som du kan prata med
      </Row>
      <PlainRow end={<Tag>klart</Tag>}>En rad att läsa, med ett ord i slutet</PlainRow>
    </RowList>
  ),
};
export const RightToLeft: Story = { ...Rows, play: undefined, globals: { direction: 'rtl' } };
export const English: Story = {
  globals: { language: 'en' },
  render: () => (
    <RowList label="More">
      <Row href="/beb" icon={StoryIcon} tone="lantern">
        My story
      </Row>
      <Row href="/invitations" icon={MailIcon} tone="heather" badge={{ count: 1, label: '1 new' }}>
        Invitations
      </Row>
    </RowList>
  ),
};
