import { useErasuresQuery } from '@lykta/api';
import { ERASURE_NOTICE_DAYS, type StaffErasures } from '@lykta/domain';
import { EmptyState, DataTable, Link, Panel, PanelBody, PanelHead, Tag } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { childPath } from '../../frame/children/child-state.ts';
import { useChildName } from '../../frame/children/use-child-name.ts';
import { Day } from '../../frame/day.tsx';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { usePageTitle } from '../../frame/use-page-title.ts';

interface Props {
  /** The reference day of dates; default today. */
  today?: Date;
}

/** The ended cases whose answers will be erased, soonest first, and what was erased lately. */
export function Erasures({ today = new Date() }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch } = useErasuresQuery();
  usePageTitle(t('erasures.title'));
  return (
    <Panel>
      <PanelHead title={t('erasures.title')} />
      <PanelBody>
        {error && <Failure error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Loading />}
        {data && (
          <>
            <p>
              {t('erasures.rule', { count: data.keepsMonths })}{' '}
              {t('erasures.rule.warning', { days: ERASURE_NOTICE_DAYS })}
            </p>
            <Due due={data.due} today={today} />
            <Erased erased={data.erased} today={today} />
          </>
        )}
      </PanelBody>
    </Panel>
  );
}

function Due({ due, today }: Pick<StaffErasures, 'due'> & Props) {
  const { t } = useTranslation();
  const nameOf = useChildName();
  return (
    <section>
      <h2>{t('erasures.due')}</h2>
      <DataTable
        caption={t('erasures.due')}
        columns={[
          { id: 'child', label: t('erasures.column.child') },
          { id: 'unit', label: t('erasures.column.unit') },
          { id: 'ended', label: t('erasures.column.ended') },
          { id: 'on', label: t('erasures.column.on') },
          { id: 'state', label: t('erasures.column.state') },
        ]}
        rows={due.map((one) => ({
          id: one.client,
          cells: {
            child: (
              <Link href={childPath({ invitation: { id: one.invitation }, child: one })}>{nameOf(one)}</Link>
            ),
            unit: one.unit,
            ended: <Day day={one.ended} today={today} />,
            on: <Day day={one.on} today={today} />,
            state: one.warned ? <Tag>{t('erasures.warned')}</Tag> : t('erasures.waits'),
          },
        }))}
        empty={<EmptyState look="plain" title={t('erasures.due.none')} />}
      />
    </section>
  );
}

function Erased({ erased, today }: Pick<StaffErasures, 'erased'> & Props) {
  const { t } = useTranslation();
  const nameOf = useChildName();
  return (
    <section>
      <h2>{t('erasures.erased')}</h2>
      <DataTable
        caption={t('erasures.erased')}
        columns={[
          { id: 'child', label: t('erasures.column.child') },
          { id: 'unit', label: t('erasures.column.unit') },
          { id: 'day', label: t('erasures.column.day') },
          { id: 'forms', label: t('erasures.column.forms') },
          { id: 'why', label: t('erasures.column.why') },
        ]}
        rows={erased.map((one) => ({
          id: [one.client, one.day, one.rule].join(' '),
          cells: {
            child: nameOf(one),
            unit: one.unit,
            day: <Day day={one.day} today={today} />,
            forms: one.forms,
            why: t(`erasures.why.${one.rule}`),
          },
        }))}
        empty={<EmptyState look="plain" title={t('erasures.erased.none')} />}
      />
    </section>
  );
}
