import { useLanguage, useTranslation } from '@lykta/app-shell';
import { useCaseWorkersQuery, type CaseKey } from '@lykta/api';
import type { CaseWorker } from '@lykta/domain';
import { Button, KeyValues } from '@lykta/ui';
import { useState } from 'react';
import { shortDay } from '../../frame/dates.ts';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { CaseDialog } from './case-dialog.tsx';
import styles from './case-workers.module.css';

interface Props {
  of: CaseKey;
  unit: string;
  today?: Date;
}

/** Who works with a child, with a dialog for whoever decides it. */
export function CaseWorkers({ of, unit, today = new Date() }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data, error, refetch } = useCaseWorkersQuery(of);
  const [isOpen, setOpen] = useState(false);
  if (error) return <Failure error={error} onRetry={refetch} />;
  if (!data) return <Loading parts={['text']} />;
  const nameOf = ({ name, away }: CaseWorker) => (away ? t('cases.away', { name }) : name);
  const listed = (names: string[]) => (names.length > 0 ? names.join(', ') : t('cases.nobody'));
  const day = (date: string) => shortDay(date, language, today);
  const deputies = data.deputies.map((one) =>
    t('cases.deputy', { name: nameOf(one), from: day(one.from), to: day(one.to) }),
  );
  return (
    <section className={styles.case} aria-label={t('cases.title')}>
      <KeyValues
        items={[
          {
            label: t('cases.responsible'),
            value: data.responsible ? nameOf(data.responsible) : t('cases.responsible.none'),
          },
          { label: t('cases.coworkers'), value: listed(data.coworkers.map(nameOf)) },
          { label: t('cases.deputies'), value: listed(deputies) },
        ]}
      />
      {data.mayAssign && (
        <Button look="text" size="compact" fit onClick={() => setOpen(true)}>
          {t('cases.change')}
        </Button>
      )}
      {isOpen && <CaseDialog of={of} unit={unit} workers={data} onClose={() => setOpen(false)} />}
    </section>
  );
}
