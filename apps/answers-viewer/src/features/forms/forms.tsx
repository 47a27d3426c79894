import { useStaffFormsQuery } from '@lykta/api';
import { areas, type StaffForm } from '@lykta/domain';
import { DataTable, EmptyState, Link, Panel, PanelBody, PanelHead } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { usePageTitle } from '../../frame/use-page-title.ts';
import { ImportForm } from './import-form.tsx';

const areaId = {
  myself: 'forms.area.myself',
  school: 'forms.area.school',
  family: 'forms.area.family',
  base: 'forms.area.base',
  leisure: 'forms.area.leisure',
  kasamstegen: 'forms.area.kasamstegen',
} as const;

/** The forms that the organisation can send, each with a preview, and the import of its own forms. */
export function Forms() {
  const { t } = useTranslation();
  const { data, error, refetch } = useStaffFormsQuery();
  usePageTitle(t('forms.title'));
  return (
    <Panel>
      <PanelHead title={t('forms.title')} />
      <PanelBody>
        {error && <Failure error={error} onRetry={refetch} />}
        {!data && !error && <Loading />}
        {data?.length === 0 && <EmptyState title={t('frame.no-forms')} />}
        {data && data.length > 0 && <FormTable list={data} />}
        <ImportForm />
      </PanelBody>
    </Panel>
  );
}

function FormTable({ list }: { readonly list: StaffForm[] }) {
  const { t } = useTranslation();
  return (
    <DataTable
      caption={t('forms.title')}
      columns={[
        { id: 'name', label: t('forms.column.name') },
        { id: 'area', label: t('forms.column.area') },
        { id: 'version', label: t('forms.column.version') },
        { id: 'kind', label: t('forms.column.kind') },
      ]}
      rows={list.map(({ id, version, name, group, mutable }) => {
        const area = areas.find((one) => one === group);
        return {
          id,
          cells: {
            name: <Link href={`/forms/${encodeURIComponent(id)}/${version}`}>{name}</Link>,
            area: area ? t(areaId[area]) : t('forms.area.none'),
            version,
            kind: mutable ? t('forms.kind.open') : t('forms.kind.once'),
          },
        };
      })}
    />
  );
}
