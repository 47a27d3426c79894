import type { Question, StatsAnswers } from '@lykta/domain';
import { CardGrid, Donut, EmptyState, Facts, Lantern, PanelBody, RateFace, StatCard } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../frame/use-language.ts';
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
};

/** The figures of one form: facts on top, then a donut with its table for each question. */
export function Charts({ stats, accepted }: ChartsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { metadata, suppressed } = stats.data;
  if (suppressed) {
    return (
      <PanelBody>
        <EmptyState title={t('statistics.suppressed.title')}>{t('statistics.suppressed')}</EmptyState>
      </PanelBody>
    );
  }
  if (metadata.clientCount === 0) {
    return (
      <PanelBody>
        <EmptyState title={t('statistics.nobody')}>{t('statistics.nobody.help')}</EmptyState>
      </PanelBody>
    );
  }
  const charts = readCharts(stats, language, t('answer.skipped.short'));
  const answered = t('statistics.fact.of', {
    count: metadata.clientCount,
    all: Math.max(accepted, metadata.clientCount),
  });
  return (
    <>
      <Facts
        items={[
          { value: answered, label: t('statistics.fact.answered') },
          { value: charts.length, label: t('statistics.fact.questions') },
          {
            value: t('statistics.percent', { percent: skippedPercent(charts) }),
            label: t('statistics.fact.skipped'),
          },
        ]}
      />
      <PanelBody sunken>
        <CardGrid>
          {charts.map((chart) => (
            <StatCard key={chart.id} title={chart.text} kind={t(kindId[chart.type])}>
              <QuestionDonut chart={chart} />
            </StatCard>
          ))}
        </CardGrid>
      </PanelBody>
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
