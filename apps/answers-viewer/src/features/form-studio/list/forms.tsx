import { useDraftsQuery, useStaffFormsQuery } from '@lykta/api';
import { areas, can, type StaffForm } from '@lykta/domain';
import {
  DataTable,
  EmptyState,
  FormIcon,
  Link,
  LinkButton,
  Panel,
  PanelBody,
  PanelHead,
  PlusIcon,
  Tag,
} from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { Failure } from '../../../frame/failure.tsx';
import { Loading } from '../../../frame/loading.tsx';
import { useStaff } from '../../../frame/staff.ts';
import { usePageTitle } from '../../../frame/use-page-title.ts';
import { useWords } from '../words/use-words.ts';
import { DraftTable } from './draft-table.tsx';

/** The organisation's drafts, and the forms that can be sent, each with a preview. */
export function Forms() {
  const { t } = useTranslation();
  const { t: word } = useWords();
  const { role } = useStaff();
  const { data, error, refetch } = useStaffFormsQuery();
  const drafts = useDraftsQuery();
  usePageTitle(t('forms.title'));
  return (
    <Panel>
      <PanelHead
        title={t('forms.title')}
        actions={
          can(role, 'write-forms') && (
            <>
              <LinkButton href="/forms/import" look="secondary" size="compact" icon={FormIcon}>
                {word('import')}
              </LinkButton>
              <LinkButton href="/forms/new" size="compact" icon={PlusIcon}>
                {word('new')}
              </LinkButton>
            </>
          )
        }
      />
      <PanelBody>
        {drafts.error && <Failure error={drafts.error} onRetry={drafts.refetch} />}
        {drafts.data && drafts.data.length > 0 && <DraftTable list={drafts.data} />}
        {error && <Failure error={error} onRetry={refetch} />}
        {!data && !error && <Loading />}
        {data?.length === 0 && <EmptyState title={t('frame.no-forms')} />}
        {data && data.length > 0 && <FormTable list={ownFirst(data)} />}
        {!can(role, 'write-forms') && <p>{word('list.who')}</p>}
      </PanelBody>
    </Panel>
  );
}

/** Their own forms are few, and what was just published is looked for; ours come after. */
const ownFirst = (list: readonly StaffForm[]) => [
  ...list.filter(({ own }) => own),
  ...list.filter(({ own }) => !own),
];

function FormTable({ list }: { readonly list: readonly StaffForm[] }) {
  const { t } = useTranslation();
  const { t: word } = useWords();
  return (
    <DataTable
      caption={t('forms.title')}
      columns={[
        { id: 'name', label: t('forms.column.name') },
        { id: 'area', label: t('forms.column.area') },
        { id: 'version', label: t('forms.column.version') },
        { id: 'kind', label: t('forms.column.kind') },
      ]}
      rows={list.map(({ id, version, name, group, mutable, own, retired }) => {
        const area = areas.find((one) => one === group);
        return {
          id,
          cells: {
            name: (
              <>
                <Link href={`/forms/${encodeURIComponent(id)}/${version}`}>{name}</Link>{' '}
                {own && <Tag>{word('list.own')}</Tag>} {retired && <Tag>{word('list.retired')}</Tag>}
              </>
            ),
            area: area ? t(`forms.area.${area}`) : t('forms.area.none'),
            version,
            kind: mutable ? t('forms.kind.open') : t('forms.kind.once'),
          },
        };
      })}
    />
  );
}
