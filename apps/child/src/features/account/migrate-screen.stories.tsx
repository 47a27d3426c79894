import type { Meta, StoryObj } from '@storybook/react-vite';
import { session } from '../../testing/fixtures.ts';
import { botCheckOff } from '../../testing/mocks-account.ts';
import { accepts, fails, records } from '../../testing/mocks.ts';
import { inApp } from '../../testing/story.tsx';
import { MigrateScreen } from './migrate-screen.tsx';

const signsIn = records('post', 'clients/signin/legacy', [], { ...session, legacy: true });

const meta = {
  title: 'Child/Account/Migrate',
  tags: ['screen'],
  component: MigrateScreen,
  decorators: [inApp({ at: '/migrate?link=k7m2' })],
  parameters: { layout: 'fullscreen', msw: [botCheckOff('login'), signsIn] },
} satisfies Meta<typeof MigrateScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const signIn: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Gammalt användarnamn'), 'kalle');
  await userEvent.type(canvas.getByLabelText('Lösenord'), 'ord');
  await userEvent.click(canvas.getByRole('button', { name: 'Nästa' }));
};

const changeName: Play = async (context) => {
  const { canvas, userEvent } = context;
  await signIn(context);
  await userEvent.click(await canvas.findByRole('button', { name: 'Jag är med' }));
  await userEvent.type(await canvas.findByLabelText(/Mobilnummer/), '0701234567');
  await userEvent.click(canvas.getByRole('button', { name: 'Spara' }));
};

/** Old login, consent, new username, confirmation. */
export const AllSteps: Story = {
  parameters: { msw: [botCheckOff('login'), signsIn, accepts('post', 'clients/resetusername')] },
  play: async (context) => {
    await changeName(context);
    await context.canvas.findByRole('heading', { name: 'Nu är det bytt!' });
  },
};

export const WrongLogin: Story = {
  parameters: {
    msw: [botCheckOff('login'), fails('post', 'clients/signin/legacy', 401, 'wrong-credentials')],
  },
  play: async (context) => {
    await signIn(context);
    await context.canvas.findByText(/Fel användarnamn eller lösenord/);
  },
};

export const NameTaken: Story = {
  parameters: {
    msw: [botCheckOff('login'), signsIn, fails('post', 'clients/resetusername', 409, 'username-taken')],
  },
  play: async (context) => {
    await changeName(context);
    await context.canvas.findByText(/Du kan inte använda det användarnamnet/);
  },
};

/** Without a link there is nothing to migrate. */
export const WithoutLink: Story = {
  parameters: { place: { at: '/migrate' } },
  play: async ({ canvas }) => {
    await canvas.findByText('/');
  },
};

export const English: Story = { parameters: { place: { at: '/migrate?link=k7m2', language: 'en' } } };
