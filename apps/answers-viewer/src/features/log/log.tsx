import { useAuditInfiniteQuery, useExportAuditMutation } from '@lykta/api';
import type { AuditEntry, AuditFilter } from '@lykta/domain';
import { Button, EmptyState, Panel, PanelBody, PanelHead } from '@lykta/ui';
import { useCallback, useMemo } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { TableFile } from '../../frame/file/table-file.tsx';
import { usePageTitle } from '../../frame/use-page-title.ts';
import { LogFilters } from './log-filters.tsx';
import { LogTable } from './log-table.tsx';
import { useLogFilter } from './use-log-filter.ts';

/** The log for admins: readings of children's answers, sign-ins and changes. */
export function Log() {
  const { t } = useTranslation();
  const [filter, change] = useLogFilter();
  const { list, error, refetch, onEnd } = useLog(filter);
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  usePageTitle(t('log.title'));
  return (
    <Panel>
      <PanelHead title={t('log.title')} actions={<LogFile filter={filter} />} />
      <LogFilters filter={filter} onChange={change} />
      <PanelBody>
        <p>{t('log.intro')}</p>
        {error !== undefined && <Failure error={error} onRetry={refetch} />}
        {!list && error === undefined && <Loading />}
        {list?.length === 0 && !isFiltered && <EmptyState title={t('log.empty')} />}
        {list?.length === 0 && isFiltered && (
          <EmptyState
            title={t('log.none-found')}
            action={
              <Button
                look="secondary"
                size="compact"
                fit
                onClick={() => change({ member: '', client: '', kind: '', from: '', to: '' })}
              >
                {t('log.filter.clear')}
              </Button>
            }
          />
        )}
        {list && list.length > 0 && <LogTable list={list} onEnd={onEnd} />}
      </PanelBody>
    </Panel>
  );
}

interface LogFound {
  /** Undefined while the first page loads. */
  list: AuditEntry[] | undefined;
  error: unknown;
  refetch: () => void;
  /** Loads older entries; undefined when there are none. */
  onEnd: (() => void) | undefined;
}

/** Loads the matching entries page by page, newest first. */
function useLog(filter: AuditFilter): LogFound {
  const { currentData, error, refetch, fetchNextPage, hasNextPage, isFetching } =
    useAuditInfiniteQuery(filter);
  const list = useMemo(() => currentData?.pages.flatMap(({ entries }) => entries), [currentData]);
  const next = useCallback(() => {
    if (!isFetching) void fetchNextPage();
  }, [fetchNextPage, isFetching]);
  return { list, error, refetch: () => void refetch(), onEnd: hasNextPage ? next : undefined };
}

/** Downloads all matching entries as a spreadsheet file; the download is an entry in the log itself. */
function LogFile({ filter }: { readonly filter: AuditFilter }) {
  const { t } = useTranslation();
  const [fetchTable] = useExportAuditMutation();
  return (
    <TableFile name="lykta-logg.csv" fetchTable={() => fetchTable(filter).unwrap()}>
      {t('log.file')}
    </TableFile>
  );
}
