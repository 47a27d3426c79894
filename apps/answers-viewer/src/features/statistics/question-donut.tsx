import type { SumWithheldReason } from '@lykta/domain';
import { Donut, Lantern, RateFace } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import type { QuestionChart } from './charts.ts';
import styles from './charts-view.module.css';
import { withheldId } from './use-why-nothing.ts';

/** One question: a donut with its table, or why its figures are withheld. */
export function QuestionDonut({ chart }: { readonly chart: QuestionChart }) {
  const { t } = useTranslation();
  if (chart.withheld) return <Withheld reason={chart.withheld} />;
  return (
    <>
      <Donut
        caption={chart.text}
        slices={chart.slices.map(({ face, ...slice }) => ({
          ...slice,
          picture: face && <RateFace rate={face} size={20} />,
        }))}
        ordered={chart.ordered}
        centre={{ value: String(chart.children), word: t('statistics.centre.children') }}
        texts={{
          answer: t('statistics.column.answer'),
          count: t('statistics.column.count'),
          share: chart.several
            ? t('statistics.column.share-of', { total: chart.total })
            : t('statistics.column.share'),
          rounding: t('statistics.rounding'),
          together: t('statistics.together'),
        }}
        empty={<NobodyAnswered chart={chart} />}
      />
      {chart.partial && <p className={styles.partial}>{t('statistics.partial')}</p>}
    </>
  );
}

function Withheld({ reason }: { readonly reason: SumWithheldReason }) {
  const { t } = useTranslation();
  return (
    <div className={styles.nobody}>
      <Lantern lit={false} size={40} />
      <p>
        <b>{t('statistics.withheld.title')}</b>
        <span>{t(withheldId[reason])}</span>
      </p>
    </div>
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
