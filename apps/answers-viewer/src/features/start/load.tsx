import { useStaffLoadQuery } from '@lykta/api';
import type { StaffLoad } from '@lykta/domain';
import { DataTable, EmptyState, Stack } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { Day } from '../../frame/day.tsx';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';

/** How much waits for each worker, for whoever leads them: numbers and a day, no answers. */
export function Load() {
  const { t } = useTranslation();
  const { data, error, refetch } = useStaffLoadQuery();
  return (
    <Stack as="section" gap="tight">
      <h2>{t('start.load')}</h2>
      <p>{t('start.load.text')}</p>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading parts={['text']} />}
      {data && <LoadTable load={data} />}
    </Stack>
  );
}

function LoadTable({ load }: { readonly load: StaffLoad }) {
  const { t } = useTranslation();
  return (
    <DataTable
      caption={t('start.load')}
      columns={[
        { id: 'unit', label: t('start.load.unit') },
        { id: 'worker', label: t('start.load.worker') },
        { id: 'children', label: t('start.load.children'), numeric: true },
        { id: 'unread', label: t('start.load.unread'), numeric: true },
        { id: 'oldest', label: t('start.load.oldest') },
      ]}
      rows={load.map(({ unit, worker, children, unread, oldest }, place) => ({
        id: String(place),
        cells: {
          unit,
          worker: worker ?? t('start.load.nobody'),
          children,
          unread,
          oldest: oldest && <Day day={oldest} />,
        },
      }))}
      empty={<EmptyState look="plain" title={t('start.load.empty')} />}
    />
  );
}
