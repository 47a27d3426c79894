import { mocked } from '@lykta/api/testing';
import { IMPORT_FORM } from '@lykta/domain/calls';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { within } from 'storybook/test';
import { goodDayBut } from '../../testing/handlers.ts';
import { inApp } from '../../testing/story.tsx';
import { ImportForm } from './import-form.tsx';

const meta = {
  title: 'Viewer/Forms/Import',
  component: ImportForm,
  decorators: [inApp],
  parameters: goodDayBut(),
} satisfies Meta<typeof ImportForm>;
export default meta;
type Story = StoryObj<typeof meta>;

async function send(userEvent: StoryContext['userEvent'], canvasElement: HTMLElement, text: string) {
  const canvas = within(canvasElement);
  await userEvent.upload(canvas.getByLabelText('Fil (JSON)'), new File([text], 'formular.json'));
  await userEvent.click(canvas.getByRole('button', { name: 'Lägg in' }));
}

const broken = {
  type: 'about:blank',
  title: 'invalid input',
  status: 400,
  code: 'invalid-input',
  errors: [
    {
      path: 'questions.hur-mar-du.answers.inte-sa-bra',
      message: 'Answer "inte-sa-bra" leads to "varfor", which does not exist.',
      code: 'next-unknown',
      named: 'varfor',
    },
    {
      path: 'questions.hur-mar-du',
      message: 'These questions lead round in a circle',
      code: 'cycle',
      named: 'hur-mar-du → vad-behover-du → vem-kan-hjalpa → hur-mar-du',
    },
    { path: 'metadata', message: 'The form does not say', code: 'first-question-missing' },
  ],
};

export const Default: Story = {};
export const NoJson: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await send(userEvent, canvasElement, 'hej');
    await within(canvasElement).findByText('Filen går inte att läsa. Är det en JSON-fil?');
  },
};
export const Broken: Story = {
  parameters: goodDayBut(mocked(IMPORT_FORM, () => HttpResponse.json(broken, { status: 400 }))),
  play: async ({ canvasElement, userEvent }) => {
    await send(userEvent, canvasElement, '{}');
    await within(canvasElement).findByText(/3 fel/);
  },
};
export const Added: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await send(userEvent, canvasElement, '{}');
    await within(canvasElement).findByText('Skolan är inlagt.');
  },
};

/** A questionnaire of another system, in which a question has no answers and another one asks for free text. */
const questionnaire = {
  resourceType: 'Questionnaire',
  status: 'active',
  title: 'Sömn',
  item: [
    { linkId: '1', type: 'boolean', text: 'Sover du bra?' },
    { linkId: '2', type: 'text', text: 'Berätta mer' },
  ],
};

export const FromAnotherSystem: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await send(userEvent, canvasElement, JSON.stringify(questionnaire));
    await within(canvasElement).findByText('Den här sortens fråga finns inte: text.');
    await within(canvasElement).findByText('Skolan är inlagt.');
  },
};
export const NotYetUsable: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await send(userEvent, canvasElement, JSON.stringify({ resourceType: 'Questionnaire', status: 'draft' }));
    await within(canvasElement).findByText('Formuläret har ingen fråga än.');
  },
};
