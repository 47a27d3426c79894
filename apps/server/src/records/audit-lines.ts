import type { AuditDetail } from '@lykta/domain';

/** The columns of the log that are written together. */
interface Line {
  form_id: string | null;
  form_version: number | null;
}

/** Returns the form that a line of the log names, if it names one. */
export function formOf({ form_id, form_version }: Line): { form?: { id: string; version: number } } {
  return form_id === null || form_version === null ? {} : { form: { id: form_id, version: form_version } };
}

/** Returns the details of a line of the log, as the log stored them. */
export function detailsIn(stored: string | null): AuditDetail[] {
  return stored === null ? [] : JSON.parse(stored);
}
