import { sql } from 'kysely';

/** Whether a value was made under an older secret: it starts with the secret's number. */
export const isOld = (column: string, newest: number) =>
  sql<boolean>`get_byte(${sql.ref(column)}, 0) * 256 + get_byte(${sql.ref(column)}, 1) <> ${newest}`;
