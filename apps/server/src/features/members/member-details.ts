import type { AuditDetail, Member, PatchMember } from '@lykta/domain';

const LOGGED = ['name', 'role', 'units', 'active', 'lastDay'] as const;

/** Lists the changed fields of a member for the log; the units are one text. */
export function detailsOf(before: Partial<Member>, after: PatchMember): AuditDetail[] {
  const text = (value: unknown) =>
    Array.isArray(value) ? [...value].sort().join(', ') : String(value ?? '');
  return LOGGED.flatMap((field) => {
    if (after[field] === undefined) return [];
    const [from, to] = [before[field], after[field]].map((value) =>
      value === undefined ? undefined : text(value),
    );
    return from === to ? [] : [{ field, ...(from === undefined ? {} : { from }), to: to! }];
  });
}
