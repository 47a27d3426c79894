import { useLanguage, useTranslation } from '@lykta/app-shell';
import { useMembersQuery } from '@lykta/api';
import { auditKinds, auditLabels, localText, type AuditFilter } from '@lykta/domain';
import { FilterBar, FilterSelect, SearchIcon, TextField } from '@lykta/ui';
import { useEffect, useRef, useState } from 'react';
import { childCode, plainSearch } from '../../frame/children/child-code.ts';
import type { LogFilterChange } from './use-log-filter.ts';

/** Milliseconds without typing before the search starts. */
const PAUSE = 300;

interface LogFiltersProps {
  filter: AuditFilter;
  onChange: (change: LogFilterChange) => void;
}

/** The filters of the log: child, member, action and dates. */
export function LogFilters({ filter, onChange }: LogFiltersProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data: members = [] } = useMembersQuery();
  return (
    <FilterBar>
      <ChildField
        key={filter.client ?? ''}
        client={filter.client}
        onClient={(client) => onChange({ client })}
      />
      <FilterSelect
        label={t('log.column.who')}
        value={filter.member ?? ''}
        onValue={(member) => onChange({ member })}
        options={[
          { value: '', label: t('log.filter.everybody') },
          ...members.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <FilterSelect
        label={t('log.column.what')}
        value={filter.kind ?? ''}
        onValue={(kind) => onChange({ kind })}
        options={[
          { value: '', label: t('log.filter.everything') },
          ...auditKinds.map((kind) => ({ value: kind, label: localText(auditLabels[kind], language) })),
        ]}
      />
      <TextField
        label={t('log.filter.from')}
        type="date"
        size="compact"
        max={filter.to}
        value={filter.from ?? ''}
        onValue={(from) => onChange({ from })}
      />
      <TextField
        label={t('log.filter.to')}
        type="date"
        size="compact"
        min={filter.from}
        value={filter.to ?? ''}
        onValue={(to) => onChange({ to })}
      />
    </FilterBar>
  );
}

interface ChildFieldProps {
  client: string | undefined;
  onClient: (client: string) => void;
}

/** A field for a child's code; searches once typing pauses. */
function ChildField({ client, onClient }: ChildFieldProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(client ? childCode(client) : '');
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => onClient(plainSearch(text) ?? ''), PAUSE);
  };
  return (
    <TextField
      label={t('log.filter.child')}
      type="search"
      icon={SearchIcon}
      size="compact"
      value={typed}
      onValue={type}
      data-shortcut="search"
    />
  );
}
