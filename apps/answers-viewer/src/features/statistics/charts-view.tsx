import { useLanguage, useTranslation } from '@lykta/app-shell';
import type { Question, StatsAnswers } from '@lykta/domain';
import { CardGrid, EmptyState, Facts, Note, PanelBody, StatCard } from '@lykta/ui';
import { AboutPublished, ReasonsFirst } from './about-figures.tsx';
import { ChartActions } from './chart-actions.tsx';
import styles from './charts-view.module.css';
import { readCharts, skippedPercent, type QuestionChart } from './charts.ts';
import { QuestionDonut } from './question-donut.tsx';
import { useWhyNothing } from './use-why-nothing.ts';

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
  // Never shown: own words are not counted.
  own_words: 'statistics.kind.single',
} as const satisfies Record<Question['type'], string>;

interface ChartsProps {
  stats: StatsAnswers;
  /** Number of children in the selection who take part now. */
  taking: number;
  /** Figures of the same form to compare with, and the names of both sides. */
  against?: { readonly stats: StatsAnswers; readonly names: [string, string] };
  /** Called when the worker has given a reason for children who were not counted. */
  onReason: () => void;
}

/** The figures of one form: facts first, then a donut with its table for each question. */
export function Charts({ stats, taking, against, onReason }: ChartsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const whyNothing = useWhyNothing();
  const { data } = stats;
  const nothing = whyNothing(stats);
  if (nothing) {
    return (
      <PanelBody>
        <EmptyState look="page" title={nothing.title}>
          {nothing.text}
        </EmptyState>
      </PanelBody>
    );
  }
  const skipWord = t('answer.skipped.short');
  const charts = readCharts(stats, language, skipWord);
  const others = against && !whyNothing(against.stats) ? readCharts(against.stats, language, skipWord) : [];
  const othersMissing = against && whyNothing(against.stats);
  const clientCount = data.metadata.clientCount ?? 0;
  return (
    <>
      <Facts
        items={[
          {
            value: data.kind === 'live' ? clientCount : t('statistics.fact.about', { count: clientCount }),
            label: t('statistics.fact.answered'),
          },
          // Two numbers, not a share: children who have left are among those who answered.
          ...(data.kind === 'live' ? [{ value: taking, label: t('statistics.fact.taking') }] : []),
          { value: charts.length, label: t('statistics.fact.questions') },
          {
            value: t('statistics.percent', { percent: skippedPercent(charts) }),
            label: t('statistics.fact.skipped'),
          },
        ]}
      />
      <PanelBody sunken>
        {data.kind === 'live' ? (
          <ReasonsFirst figures={data} onGiven={onReason} />
        ) : (
          <AboutPublished {...data} />
        )}
        {othersMissing && (
          <Note>
            {against.names[1]}: {othersMissing.title}. {othersMissing.text}
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
              {chart.total > 0 && !chart.withheld && (
                <ChartActions name={`${stats.form.metadata.id}-${chart.id}`} />
              )}
            </StatCard>
          ))}
        </CardGrid>
      </PanelBody>
    </>
  );
}

interface TwoSidesProps {
  chart: QuestionChart;
  other: QuestionChart | undefined;
  names: [string, string] | undefined;
}

/** One donut, or two stacked ones with the name of each side. */
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
