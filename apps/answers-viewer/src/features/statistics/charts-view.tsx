import type { Question, StatsAnswers } from '@lykta/domain';
import { CardGrid, Donut, EmptyState, Facts, Lantern, Note, PanelBody, RateFace, StatCard } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../frame/use-language.ts';
import { ChartActions } from './chart-actions.tsx';
import styles from './charts-view.module.css';
import { readCharts, skippedPercent, type QuestionChart } from './charts.ts';

const kindId = {
  single: 'statistics.kind.single',
  article_text: 'statistics.kind.single',
  rate: 'statistics.kind.rate',
  multiple: 'statistics.kind.multiple',
  frequency: 'statistics.kind.frequency',
  persons: 'statistics.kind.persons',
  multiple_person: 'statistics.kind.persons',
  single_person: 'statistics.kind.person',
  accommodations: 'statistics.kind.homes',
  single_accommodation: 'statistics.kind.home',
} as const satisfies Record<Question['type'], string>;

type ChartsProps = {
  readonly stats: StatsAnswers;
  /** How many children have accepted what the filters leave. */
  readonly accepted: number;
  /** Other figures of the same form to hold these against, and what the two are called. */
  readonly against?: { readonly stats: StatsAnswers; readonly names: [string, string] };
};

/** The figures of one form: facts on top, then a donut with its table for each question. */
export function Charts({ stats, accepted, against }: ChartsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const nothing = whyNothing(stats);
  if (nothing) {
    return (
      <PanelBody>
        <EmptyState title={t(nothing.title)}>{t(nothing.text)}</EmptyState>
      </PanelBody>
    );
  }
  const skipWord = t('answer.skipped.short');
  const charts = readCharts(stats, language, skipWord);
  const others = against && !whyNothing(against.stats) ? readCharts(against.stats, language, skipWord) : [];
  const othersMissing = against && whyNothing(against.stats);
  const clientCount = stats.data.metadata.clientCount ?? 0;
  return (
    <>
      <Facts
        items={[
          {
            value: t('statistics.fact.of', { count: clientCount, all: Math.max(accepted, clientCount) }),
            label: t('statistics.fact.answered'),
          },
          { value: charts.length, label: t('statistics.fact.questions') },
          {
            value: t('statistics.percent', { percent: skippedPercent(charts) }),
            label: t('statistics.fact.skipped'),
          },
        ]}
      />
      <PanelBody sunken>
        {othersMissing && (
          <Note>
            {against.names[1]}: {t(othersMissing.title)} {t(othersMissing.text)}
          </Note>
        )}
        <CardGrid>
          {charts.map((chart) => (
            <StatCard key={chart.id} title={chart.text} kind={t(kindId[chart.type])}>
              <TwoSides
                chart={chart}
                other={others.find(({ id }) => id === chart.id)}
                names={against?.names}
              />
              {chart.total > 0 && <ChartActions name={`${stats.form.metadata.id}-${chart.id}`} />}
            </StatCard>
          ))}
        </CardGrid>
      </PanelBody>
    </>
  );
}

/** Why there is nothing to show, in text ids; undefined where there are figures. */
function whyNothing({ data }: StatsAnswers) {
  if (data.kind === 'published' && data.allWithheld)
    return { title: 'statistics.suppressed.title', text: 'statistics.suppressed' } as const;
  if (!data.metadata.clientCount)
    return { title: 'statistics.nobody', text: 'statistics.nobody.help' } as const;
  return undefined;
}

type TwoSidesProps = {
  readonly chart: QuestionChart;
  readonly other: QuestionChart | undefined;
  readonly names: [string, string] | undefined;
};

/** One donut, or two under each other with the name of each side. */
function TwoSides({ chart, other, names }: TwoSidesProps) {
  if (!other || !names) return <QuestionDonut chart={chart} />;
  return (
    <>
      <h3 className={styles.side}>{names[0]}</h3>
      <QuestionDonut chart={chart} />
      <h3 className={styles.side}>{names[1]}</h3>
      <QuestionDonut chart={other} />
    </>
  );
}

function QuestionDonut({ chart }: { readonly chart: QuestionChart }) {
  const { t } = useTranslation();
  const middle =
    chart.children === undefined
      ? { value: String(chart.total), word: t('statistics.centre.answers') }
      : { value: String(chart.children), word: t('statistics.centre.children') };
  return (
    <Donut
      caption={chart.text}
      slices={chart.slices.map(({ face, ...slice }) => ({
        ...slice,
        picture: face && <RateFace rate={face} size={20} />,
      }))}
      centre={middle}
      texts={{
        answer: t('statistics.column.answer'),
        count: t('statistics.column.count'),
        share: chart.several
          ? t('statistics.column.share-of', { total: chart.total })
          : t('statistics.column.share'),
        rounding: t('statistics.rounding'),
      }}
      empty={<NobodyAnswered chart={chart} />}
    />
  );
}

function NobodyAnswered({ chart }: { readonly chart: QuestionChart }) {
  const { t } = useTranslation();
  return (
    <div className={styles.nobody}>
      <Lantern lit={false} size={40} />
      <p>
        <b>{t('statistics.nobody')}</b>
        {chart.askedAfter && <span>{t('statistics.asked-after', { answer: chart.askedAfter })}</span>}
      </p>
    </div>
  );
}
