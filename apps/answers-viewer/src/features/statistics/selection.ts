import type { StaffForm, StaffInvitation, StaffSession } from '@lykta/domain';
import { useSearchParams } from 'react-router-dom';

/** What the statistics are about; kept in the address, so that it can be bookmarked and gone back to. */
export interface Selection {
  form: StaffForm;
  /** Undefined = the whole organisation, for admins. */
  unit: string | undefined;
  invitation: string | undefined;
  /** A quarter such as `2026Q4`; undefined = all time. */
  period: string | undefined;
}

/** Filters as the address holds them; an empty string leaves one out. */
export type SelectionChange = Partial<Record<'form' | 'unit' | 'invitation' | 'period' | 'compare', string>>;

/** A form of the latest invitation that some child has accepted: there is most likely something to see. */
function firstAsked(forms: StaffForm[], invitations: StaffInvitation[]): StaffForm | undefined {
  const [latest] = invitations
    .filter(({ accepted }) => accepted > 0)
    .sort((a, b) => b.created.localeCompare(a.created));
  const asked = latest?.requests.flatMap((request) => request.forms) ?? [];
  return asked.flatMap((ref) => forms.find(({ id }) => id === ref.id) ?? [])[0];
}

/** Reads the address. What it names and does not exist gives way to the first form, and to the member's first unit. */
export function readSelection(
  query: URLSearchParams,
  forms: [StaffForm, ...StaffForm[]],
  { units, role }: StaffSession,
  invitations: StaffInvitation[],
): Selection {
  const unit = query.get('unit') ?? undefined;
  const invitation = query.get('invitation') ?? undefined;
  const isKnown = unit !== undefined && (role === 'admin' || units.includes(unit));
  return {
    form: forms.find(({ id }) => id === query.get('form')) ?? firstAsked(forms, invitations) ?? forms[0],
    unit: isKnown ? unit : role === 'admin' || invitation ? undefined : units[0],
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
