const BYTE_ORDER_MARK = '\uFEFF';

/** Joins CSV tables with the same header: one byte order mark, one header. */
export function joinTables(tables: string[]): string {
  const lines = tables.map((table) =>
    table
      .replace(BYTE_ORDER_MARK, '')
      .split('\r\n')
      .filter((line) => line !== ''),
  );
  const head = lines[0]?.slice(0, 1) ?? [];
  return `${BYTE_ORDER_MARK}${[...head, ...lines.flatMap((rows) => rows.slice(1))].join('\r\n')}\r\n`;
}
