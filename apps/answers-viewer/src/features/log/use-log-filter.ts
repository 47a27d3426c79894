import { AuditFilter } from '@lykta/domain';
import { useSearchParams } from 'react-router-dom';

/** A change of filters; an empty string removes one. */
export type LogFilterChange = Partial<Record<keyof AuditFilter, string>>;

/** The filter of the log, kept in the address so that it can be bookmarked and restored by Back. */
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

/** Reads the filter from the address; ignores other parameters. */
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
