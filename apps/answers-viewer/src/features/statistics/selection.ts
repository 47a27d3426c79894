import { can, type StaffForm, type StaffSession } from '@lykta/domain';
import { useSearchParams } from 'react-router-dom';

/** What the statistics are about; kept in the address, so that it can be bookmarked and gone back to. */
export interface Selection {
  form: StaffForm;
  /** Undefined = the whole organisation for admins, all own cases for workers. */
  unit: string | undefined;
  invitation: string | undefined;
  /** A quarter such as `2026Q4`; undefined = all time. */
  period: string | undefined;
}

/** Filters as the address holds them; an empty string leaves one out. */
export type SelectionChange = Partial<Record<'form' | 'unit' | 'invitation' | 'period' | 'compare', string>>;

/** Reads the address. What it names and does not exist gives way to what is useful; without that, to what comes first. */
export function readSelection(
  query: URLSearchParams,
  forms: [StaffForm, ...StaffForm[]],
  { units, role }: StaffSession,
  useful: StaffForm | undefined,
): Selection {
  const unit = query.get('unit') ?? undefined;
  const invitation = query.get('invitation') ?? undefined;
  const isKnown = unit !== undefined && (can(role, 'see-organisation') || units.includes(unit));
  return {
    form: forms.find(({ id }) => id === query.get('form')) ?? useful ?? forms[0],
    unit: isKnown ? unit : undefined,
    invitation,
    period: query.get('period') ?? undefined,
  };
}

/** The address's filters, and a way to change some of them; another unit lets go of the invitation. */
export function useSelection(): [URLSearchParams, (change: SelectionChange) => void] {
  const [query, setQuery] = useSearchParams();
  const change = (changes: SelectionChange) =>
    setQuery(
      (current) => {
        const next = new URLSearchParams(current);
        if (changes.unit !== undefined) next.delete('invitation');
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  return [query, change];
}
