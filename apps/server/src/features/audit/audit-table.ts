import {
  auditDetailText,
  auditLabels,
  isAutomatic,
  localText,
  TIME_ZONE,
  type AuditEntry,
  type WholeLanguage,
} from '@lykta/domain';

/** The column headings of the exported log. */
const heads = {
  sv: ['När', 'Senast', 'Antal', 'Vem', 'Vad', 'Barn', 'Inbjudan', 'Formulär', 'Gäller', 'Mer', 'Orsak'],
  en: ['When', 'Last', 'Times', 'Who', 'What', 'Child', 'Invitation', 'Form', 'About', 'More', 'Reason'],
} as const satisfies Record<WholeLanguage, readonly string[]>;
const operator = { sv: 'driften', en: 'the operator' } as const satisfies Record<WholeLanguage, string>;

let format: Intl.DateTimeFormat | undefined;
/** `2026-11-20 10:12` in Stockholm time, a format that spreadsheets recognise. */
function timeOf(instant: string): string {
  format ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: TIME_ZONE,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return format.format(new Date(instant));
}

export const auditHead = (language: WholeLanguage): (string | number)[] => [...heads[language]];

/** Converts a log entry to a row of the file. */
export function auditRow(entry: AuditEntry, language: WholeLanguage): (string | number)[] {
  const { at, last = at, count, member, kind, client, invitation, form, subject, details, reason } = entry;
  return [
    timeOf(at),
    timeOf(last),
    count,
    member?.name ?? (isAutomatic(kind) ? 'Lykta' : operator[language]),
    localText(auditLabels[kind], language),
    client ?? '',
    invitation?.code ?? '',
    form ? `${form.id} ${form.version}` : '',
    subject?.name ?? '',
    details.map((detail) => auditDetailText(detail, language)).join(', '),
    reason ?? '',
  ];
}
