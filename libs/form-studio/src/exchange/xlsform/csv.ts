/** Reads comma-separated values (RFC 4180): rows of cells. Semicolons, as Swedish spreadsheets write them, also work. */
export function readCsv(text: string): string[][] {
  const clean = text.replace(/^\uFEFF/, '');
  const [firstLine = ''] = clean.split('\n', 1);
  const separator = !firstLine.includes(',') && firstLine.includes(';') ? ';' : ',';
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    rows.at(-1)!.push(cell);
    cell = '';
  };
  for (let at = 0; at < clean.length; at += 1) {
    const character = clean[at]!;
    if (quoted) {
      if (character !== '"') cell += character;
      else if (clean[at + 1] === '"') cell += clean[(at += 1)];
      else quoted = false;
    } else if (character === '"' && cell === '') quoted = true;
    else if (character === separator) endCell();
    else if (character === '\n') {
      endCell();
      rows.push([]);
    } else if (character !== '\r') cell += character;
  }
  endCell();
  return rows.filter((row) => row.some((each) => each.trim() !== ''));
}
