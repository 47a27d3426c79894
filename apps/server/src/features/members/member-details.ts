import type { AuditDetail, Member, PatchMember } from '@lykta/domain';

const LOGGED = ['name', 'role', 'units', 'active', 'lastDay'] as const;

/** Lists the changed fields of a member for the log; the units are one text. */
export function detailsOf(before: Partial<Member>, after: PatchMember): AuditDetail[] {
  const text = (value: unknown) =>
    Array.isArray(value) ? [...value].sort().join(', ') : String(value ?? '');
  return LOGGED.flatMap((field) => {
    if (after[field] === undefined) return [];
    const from = before[field] === undefined ? undefined : text(before[field]);
    const to = text(after[field]);
    return from === to ? [] : [{ field, ...(from === undefined ? {} : { from }), to }];
  });
}
