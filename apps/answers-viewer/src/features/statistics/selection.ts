import { can, type StaffForm, type StaffSession } from '@lykta/domain';
import { useSearchParams } from 'react-router-dom';

/** The selection of the statistics, kept in the address so that it can be bookmarked and restored by Back. */
export interface Selection {
  form: StaffForm;
  /** Each version is counted on its own. */
  version: number;
  /** Undefined = the whole organisation for admins, all own children for workers. */
  unit: string | undefined;
  invitation: string | undefined;
  /** A quarter such as `2026Q4`; undefined = all time. */
  period: string | undefined;
}

/** Filters as in the address; an empty string removes one. */
export type SelectionChange = Partial<
  Record<'form' | 'version' | 'unit' | 'invitation' | 'period' | 'compare', string>
>;

/**
 * Reads the selection from the address. An unknown form is replaced by the most useful one, otherwise by the first;
 * an unknown unit is ignored.
 */
export function readSelection(
  query: URLSearchParams,
  forms: [StaffForm, ...StaffForm[]],
  { units, role }: StaffSession,
  useful: StaffForm | undefined,
): Selection {
  const unit = query.get('unit') ?? undefined;
  const invitation = query.get('invitation') ?? undefined;
  const isKnown = unit !== undefined && (can(role, 'see-organisation') || units.includes(unit));
  const form = forms.find(({ id }) => id === query.get('form')) ?? useful ?? forms[0];
  return {
    form,
    version: form.earlier?.find((version) => String(version) === query.get('version')) ?? form.version,
    unit: isKnown ? unit : undefined,
    invitation,
    period: query.get('period') ?? undefined,
  };
}

/** The filters in the address, and a function to change them; another unit clears the invitation, another form the version. */
export function useSelection(): [URLSearchParams, (change: SelectionChange) => void] {
  const [query, setQuery] = useSearchParams();
  const change = (changes: SelectionChange) =>
    setQuery(
      (current) => {
        const next = new URLSearchParams(current);
        if (changes.unit !== undefined) next.delete('invitation');
        if (changes.form !== undefined) next.delete('version');
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
