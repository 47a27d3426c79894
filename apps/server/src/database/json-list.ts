import { sql, type RawBuilder } from 'kysely';

/**
 * The rows of a query as one value, so that a statement brings several lists at once. In JSON an instant is a text, and
 * bytes are what {@link inHex} makes of them.
 */
export const jsonList = <Row>(rows: RawBuilder<Row>): RawBuilder<Row[]> =>
  sql<Row[]>`(select coalesce(json_agg(found), '[]'::json) from (${rows}) as found)`;

/** The only row of a query as one value; null if there is none. */
export const jsonRow = <Row>(row: RawBuilder<Row>): RawBuilder<Row | null> =>
  sql<Row | null>`(select to_json(found) from (${row}) as found)`;

/** A column with bytes, as JSON carries it. */
export const inHex = (column: string): RawBuilder<string | null> =>
  sql<string | null>`encode(${sql.ref(column)}, 'hex')`;

/** The bytes of {@link inHex}. */
export const fromHex = (text: string): Buffer => Buffer.from(text, 'hex');
