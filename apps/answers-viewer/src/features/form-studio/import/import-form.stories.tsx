import { mocked } from '@lykta/api/testing';
import { CREATE_DRAFT, IMPORT_FORM } from '@lykta/domain/calls';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { schoolForm } from '../../../testing/forms.ts';
import { goodDayBut, problem } from '../../../testing/handlers.ts';
import { admin } from '../../../testing/people.ts';
import { at, onDesk } from '../../../testing/story.tsx';
import { ImportForm } from './import-form.tsx';

const here = { at: '/forms/import', staff: admin };

const meta = {
  title: 'Viewer/Form studio/Import',
  tags: ['screen'],
  component: ImportForm,
  decorators: [onDesk],
  parameters: { layout: 'fullscreen', ...at(here), ...goodDayBut() },
} satisfies Meta<typeof ImportForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Steps = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Chooses a file with this content. */
async function choose({ canvas, userEvent }: Steps, content: string, name: string, label = 'Fil') {
  await userEvent.upload(await canvas.findByLabelText(label), new File([content], name));
}

/** Publishes what was read, after the question. */
async function publish({ canvas, userEvent }: Steps) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Publicera som det är' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Publicera' }));
}

const ours = JSON.stringify(schoolForm);

/** Before a file is chosen. */
export const Empty: Story = {};
export const English: Story = {
  parameters: at({ ...here, language: 'en' }),
  play: async (context) => {
    await choose(context, ours, 'skolan.json', 'File');
    await expect(await context.canvas.findByText('from Lykta (JSON)')).toBeVisible();
  },
};
/** A form of ours is whole: it can be published as it is, and the list is shown. */
export const Ours: Story = {
  tags: ['!screen'],
  play: async (context) => {
    await choose(context, ours, 'skolan.json');
    await expect(await context.canvas.findByText('från Lykta (JSON)')).toBeVisible();
    await expect(context.canvas.getByText('Filen är läst: 6 frågor.')).toBeInTheDocument();
    await publish(context);
    await expect(await context.canvas.findByText('/forms')).toBeInTheDocument();
  },
};
/** A questionnaire of another system, with a question that has no kind here. It becomes a draft, which is opened. */
export const Questionnaire: Story = {
  tags: ['!screen'],
  play: async (context) => {
    const questionnaire = {
      resourceType: 'Questionnaire',
      status: 'active',
      title: 'Sömn',
      item: [
        { linkId: '1', type: 'boolean', text: 'Sover du bra?' },
        { linkId: '2', type: 'text', text: 'Berätta mer' },
      ],
    };
    await choose(context, JSON.stringify(questionnaire), 'somn.json');
    const { canvas, userEvent } = context;
    await expect(await canvas.findByText('Den här sortens fråga finns inte: text.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Öppna som utkast' }));
    await expect(await canvas.findByText('/forms/drafts/draft-1')).toBeInTheDocument();
  },
};
/** An XLSForm as CSV, whose answers are in a second file. */
export const XlsForm: Story = {
  play: async (context) => {
    const survey =
      'type,name,label::Svenska (sv),constraint\nselect_one hur,sover,Sover du bra?,\ntext,mer,Mer,\n';
    await choose(context, survey, 'somn.csv');
    const { canvas } = context;
    await expect(await canvas.findByText('Svaren finns inte i filen.')).toBeVisible();
    const list = 'list_name,name,label::Svenska (sv)\nhur,ja,Ja\nhur,nej,Nej\n';
    await choose(context, list, 'svar.csv', 'Bladet med svar (choices)');
    await waitFor(() => expect(canvas.queryByText('Svaren finns inte i filen.')).toBeNull());
    await expect(canvas.getByText('Den här sortens fråga finns inte: text.')).toBeVisible();
    await expect(canvas.getByText('Kolumnen följde inte med: constraint.')).toBeVisible();
  },
};
/** Faults block publishing; the form can still be opened, and mended there. */
export const Faults: Story = {
  play: async (context) => {
    const broken = { ...schoolForm, metadata: { ...schoolForm.metadata, firstQuestion: 'gone' } };
    await choose(context, JSON.stringify(broken), 'skolan.json');
    const { canvas } = context;
    await expect(await canvas.findByRole('button', { name: 'Publicera som det är' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Öppna som utkast' })).toBeEnabled();
  },
};
export const NotReadable: Story = {
  play: async (context) => {
    await choose(context, 'hej', 'brev.json');
    await expect(await context.canvas.findByText('Filen går inte att läsa som ett formulär.')).toBeVisible();
  },
};
/** More than a form can have. */
export const TooLarge: Story = {
  play: async (context) => {
    await choose(context, ' '.repeat(5_000_001), 'stor.csv');
    await expect(await context.canvas.findByText('Filen är för stor för ett formulär.')).toBeVisible();
  },
};
/** A file with hundreds of rows that do not fit: the first are said at once. */
export const MuchLeftOut: Story = {
  play: async (context) => {
    const rows = Array.from({ length: 203 }, (_, at) => `text,mer${at},Mer\n`);
    await choose(context, `type,name,label\nnote,hej,Hej\n${rows.join('')}`, 'lang.csv');
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByText('Visa 193 till'));
    await expect(canvas.getByText('3 saker till följde inte med.')).toBeVisible();
  },
};
/** Words without a single break, in a form and in what did not come along. */
export const LongText: Story = {
  play: async (context) => {
    const word = 'Samhällsorienteringsundervisningsmaterial'.repeat(4);
    await choose(context, `type,name,label\nnote,hej,${word}\n${word},mer,Mer\n`, 'lang.csv');
    await expect(await context.canvas.findByText(/sortens fråga finns inte/)).toBeVisible();
  },
};
/** This id and version are there already. */
export const Taken: Story = {
  parameters: goodDayBut(mocked(IMPORT_FORM, () => problem(409, 'conflict'))),
  play: async (context) => {
    await choose(context, ours, 'skolan.json');
    await publish(context);
    await expect(await context.canvas.findByText(/Ni har redan den här versionen/)).toBeVisible();
  },
};
/** The messages about one file disappear when the next one is chosen. */
export const AnotherFile: Story = {
  parameters: goodDayBut(mocked(IMPORT_FORM, () => problem(409, 'conflict'))),
  play: async (context) => {
    const { canvas } = context;
    await choose(context, ours, 'skolan.json');
    await publish(context);
    await expect(await canvas.findByText(/Ni har redan den här versionen/)).toBeVisible();
    await choose(context, ours.replaceAll('Skolan', 'Rasten'), 'rasten.json');
    await expect(await canvas.findByText('Rasten')).toBeVisible();
    await expect(canvas.queryByText(/Ni har redan den här versionen/)).toBeNull();
  },
};
/** The organisation wants a second reader: only a draft can be read by one. */
export const NeedsReader: Story = {
  parameters: goodDayBut(mocked(IMPORT_FORM, () => problem(409, 'second-reader-needed'))),
  play: async (context) => {
    await choose(context, ours, 'skolan.json');
    await publish(context);
    await expect(
      await context.canvas.findByText('En kollega behöver läsa och godkänna först.'),
    ).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: goodDayBut(mocked(CREATE_DRAFT, () => problem(500, 'server-error'))),
  play: async (context) => {
    await choose(context, ours, 'skolan.json');
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Öppna som utkast' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
