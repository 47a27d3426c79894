import { AuditFilter } from '@lykta/domain';
import { useSearchParams } from 'react-router-dom';

/** A change of the filters; an empty string leaves one out. */
export type LogFilterChange = Partial<Record<keyof AuditFilter, string>>;

/** What of the log is shown; kept in the address, so that it can be bookmarked and gone back to. */
export function useLogFilter(): [AuditFilter, (change: LogFilterChange) => void] {
  const [query, setQuery] = useSearchParams();
  const change = (changes: LogFilterChange) =>
    setQuery(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  return [readFilter(query), change];
}

/** What of the address is a filter; the rest is passed over. */
function readFilter(query: URLSearchParams): AuditFilter {
  const { shape } = AuditFilter;
  return {
    member: shape.member.catch(undefined).parse(query.get('member') ?? undefined),
    client: shape.client.catch(undefined).parse(query.get('client') ?? undefined),
    from: shape.from.catch(undefined).parse(query.get('from') ?? undefined),
    to: shape.to.catch(undefined).parse(query.get('to') ?? undefined),
    kind: shape.kind.catch(undefined).parse(query.get('kind') ?? undefined),
  };
}
