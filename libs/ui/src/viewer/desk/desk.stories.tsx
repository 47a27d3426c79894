import { present } from '@lykta/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RateFace } from '../../art/smiley/rate-face.tsx';
import { Smiley } from '../../art/smiley/smiley.tsx';
import { Button } from '../../action/button/button.tsx';
import { IconButton } from '../../action/icon-button/icon-button.tsx';
import { Donut } from '../../chart/donut/donut.tsx';
import { Segmented } from '../../choice/segmented/segmented.tsx';
import { EmptyState } from '../../feedback/empty-state/empty-state.tsx';
import { FilterSelect } from '../../field/filter-select/filter-select.tsx';
import { TextField } from '../../field/text-field/text-field.tsx';
import { BarsIcon } from '../../icon/desk-icons.ts';
import { ChevronLeftIcon, ChevronRightIcon, DownloadIcon, SearchIcon, SendIcon } from '../../icon/icons.ts';
import { Tag } from '../../surface/badge/badge.tsx';
import { AnswerArea, AnswerNone, AnswerRow, PersonRow } from '../answers/answers.tsx';
import { CardGrid, Facts, KeyValues, StatCard } from '../cards/cards.tsx';
import { Desk, FilterBar, Panel, PanelBody, PanelHead, Split } from './desk.tsx';
import { SideNav } from '../side-nav/side-nav.tsx';
import { StoryNav } from '../story-nav.tsx';

const options = [
  { value: 'all', label: 'Alla' },
  { value: 'school', label: 'Skolan' },
];
const texts = {
  answer: 'Svar',
  count: 'Antal',
  share: 'Andel',
  rounding: 'Andelarna är avrundade.',
  together: 'Samma färg.',
};
const centre = { value: '21', word: 'barn' };

const head = (view: string) => (
  <PanelHead
    title="Svar"
    actions={
      <>
        <Button size="compact" look="secondary" icon={DownloadIcon}>
          Hämta som fil
        </Button>
        <Button size="compact" icon={SendIcon}>
          Skicka formulär
        </Button>
      </>
    }
  >
    <Segmented
      size="compact"
      label="Hur svaren visas"
      value={view}
      onChoose={() => {}}
      options={[
        { value: 'stats', label: 'Statistik' },
        { value: 'answers', label: 'Enskilda svar' },
      ]}
    />
  </PanelHead>
);

const meta = {
  title: 'Components/Viewer/Desk in parts',
  component: Desk,
  subcomponents: { Panel, PanelHead, PanelBody, FilterBar, Split },
  args: { nav: <StoryNav />, children: null },
  parameters: {
    guide: {
      do: ['One water button on a page.', 'Question quiet, answer strong, date at the end.'],
      dont: ['Red for what was skipped.', 'A name, a birth year, a gender.'],
      keyboard: [['Tab', 'Goes through the side bar, then the work.']],
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Desk>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Statistics: Story = {
  render: () => (
    <Desk nav={<StoryNav />}>
      <Panel>
        {head('stats')}
        <FilterBar fold="Filter · 1">
          <FilterSelect label="Formulär" value="school" onValue={() => {}} options={options} />
          <FilterSelect label="Enhet" value="all" onValue={() => {}} options={options} />
        </FilterBar>
        <Facts
          items={[
            { value: '21 av 23', label: 'barn har svarat' },
            { value: '14', label: 'frågor' },
            { value: '8 %', label: 'hoppade över' },
            { value: 'Idag 14.20', label: 'senaste svar' },
          ]}
        />
        <PanelBody sunken>
          <CardGrid>
            <StatCard title="Hur trivs du i din klass?" kind="Fem ansikten">
              <Donut
                caption="Hur trivs du i din klass?"
                texts={texts}
                centre={centre}
                empty={null}
                slices={[
                  ...(['Inte alls', 'Inte så bra', 'Sådär', 'Bra', 'Jättebra'] as const)
                    .map((label, index) => ({
                      id: label,
                      label,
                      value: present([1, 2, 4, 5, 6][index], '[1, 2, 4, 5, 6][index]'),
                      picture: <RateFace rate={(index + 1) as 1} size={20} />,
                    }))
                    .toReversed(),
                  { id: 'skip', label: 'hoppat över', value: 3, skip: true },
                ]}
              />
            </StatCard>
            <StatCard title="Vem pratar du med om något är fel?" kind="Flera svar">
              <Donut
                caption="Vem pratar du med om något är fel?"
                texts={{ ...texts, share: 'Andel av 26' }}
                centre={centre}
                empty={null}
                slices={['Lärare', 'Kurator', 'Kompis', 'Någon hemma', 'Ingen'].map((label, index) => ({
                  id: label,
                  label,
                  value: present([5, 3, 8, 6, 3][index], '[5, 3, 8, 6, 3][index]'),
                }))}
              />
            </StatCard>
            <StatCard title="Vad brukar hända när du säger till?" kind="Ett svar">
              <EmptyState look="plain" title="Inget barn har svarat.">
                Frågan visas bara för den som har sagt till en vuxen.
              </EmptyState>
            </StatCard>
          </CardGrid>
        </PanelBody>
      </Panel>
    </Desk>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Svar/ })).toHaveAttribute('aria-current', 'page');
  },
};

const list = (
  <>
    <TextField label="Sök på kod" size="compact" icon={SearchIcon} value="" onValue={() => {}} />
    <PersonRow
      href="/children/1"
      current
      picture={<Smiley mood="GOOD" />}
      title="Barn 7KF"
      note="Svarade idag"
      badge="Nytt"
    />
    <PersonRow href="/children/2" picture={<Smiley mood="OK" />} title="Barn 2MX" note="Svarade igår" />
    <PersonRow href="/children/3" picture={<Smiley mood="MEH" />} title="Barn 8DN" note="Inget svar än" />
  </>
);

export const OneChild: Story = {
  render: () => (
    <Desk nav={<StoryNav />}>
      <Panel>
        {head('answers')}
        <Split
          list={list}
          aside={
            <>
              <h2>Om barnet</h2>
              <KeyValues
                items={[
                  { label: 'Inbjuden', value: '3 september 2026' },
                  { label: 'Enhet', value: 'Norra teamet' },
                ]}
              />
            </>
          }
        >
          <div style={{ display: 'flex', gap: '0.25rem', alignItems: 'center', paddingBlockStart: '1rem' }}>
            <h2 style={{ flex: 1 }}>Barn 7KF</h2>
            <IconButton label="Förra barnet" icon={ChevronLeftIcon} look="outlined" size="compact" />
            <IconButton label="Nästa barn" icon={ChevronRightIcon} look="outlined" size="compact" />
          </div>
          <AnswerArea area="school" title="Skolan" note="9 svar">
            <AnswerRow question="Hur är det på rasterna?" date="19 nov">
              Ibland bra, ibland inte
            </AnswerRow>
            <AnswerRow question="Hur trivs du i din klass?" date="19 nov">
              <RateFace rate={4} size={24} /> 4 av 5, bra
            </AnswerRow>
            <AnswerRow question="Vem pratar du med om något är fel?" date="19 nov">
              <Tag>Kompis</Tag> <Tag>Någon hemma</Tag>
            </AnswerRow>
            <AnswerRow question="Vad brukar hända när du säger till?" date="19 nov">
              <AnswerNone look="skipped">frågan har hoppats över</AnswerNone>
            </AnswerRow>
          </AnswerArea>
          <AnswerArea area="family" title="Familjen" note="3 svar">
            <AnswerRow question="Finns det något du vill ändra på?">
              <AnswerNone look="none">inget svar</AnswerNone>
            </AnswerRow>
          </AnswerArea>
        </Split>
      </Panel>
    </Desk>
  ),
};
/** Work that needs all the room: on a screen of usual width the side bar shows its icons alone. */
export const Wide: Story = {
  render: () => (
    <Desk nav={<StoryNav />}>
      <Panel wide>
        <PanelHead title="Rasterna" />
        <PanelBody>Frågan, svaren och barnets telefon.</PanelBody>
      </Panel>
    </Desk>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Svar/ })).toHaveAccessibleName(/Svar/);
  },
};
/** The figures come first: the filters lie behind a button that says how many are set. */
export const StatisticsOnAPhone: Story = {
  ...Statistics,
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    const fold = canvas.getByRole('button', { name: 'Filter · 1' });
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await userEvent.click(fold);
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getAllByRole('combobox')[0]).toBeVisible();
  },
};
export const OneChildOnAPhone: Story = { ...OneChild, globals: { viewport: { value: 'small' } } };
/** On a wide screen too: letters of 200 % leave room for one column, as half of the window would. */
export const BigLetters: Story = {
  ...OneChild,
  globals: { viewport: { value: 'desk' }, text: '200' },
  play: async ({ canvas }) => {
    const lastOfList = canvas.getByRole('link', { name: /Barn 8DN/ }).getBoundingClientRect();
    const chosen = canvas.getByRole('heading', { name: 'Barn 7KF' }).getBoundingClientRect();
    await expect(chosen.top).toBeGreaterThanOrEqual(lastOfList.bottom);
    const main = canvas.getByRole('main');
    await expect(main.clientWidth).toBe(main.parentElement?.clientWidth);
  },
};
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  render: () => (
    <Desk nav={<StoryNav />}>
      <Panel>
        <PanelHead title="Svaren från alla barn som hör till Norra stadsdelen">
          <p>Socialsekreterarna för barn och unga i Norra stadsdelen</p>
        </PanelHead>
      </Panel>
    </Desk>
  ),
};
export const English: Story = {
  globals: { language: 'en' },
  render: () => (
    <Desk
      nav={
        <SideNav
          brand="Lykta"
          label="Main menu"
          items={[{ href: '/answers', label: 'Answers', icon: BarsIcon, current: true }]}
        />
      }
    >
      <Panel>
        <PanelHead title="Answers" />
        <Facts items={[{ value: '21 of 23', label: 'children have answered' }]} />
      </Panel>
    </Desk>
  ),
};
