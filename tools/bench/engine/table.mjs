const titles = { answer: 'one answer', edit: 'an early answer changed', open: 'a full form opened' };

/**
 * Prints the Markdown table of the lib's README: for every engine its best round, which a busy machine disturbs least,
 * and its ratio to ours.
 */
export function printTable(results, names) {
  const sizes = [...new Set(results.map(({ size }) => size))];
  for (const [what, title] of Object.entries(titles)) {
    console.log(`\n| ${title}, µs | ${sizes.map((size) => size.toLocaleString('en')).join(' | ')} |`);
    console.log(`|---|${sizes.map(() => '--:').join('|')}|`);
    for (const name of names) {
      const cells = sizes.map((size) => {
        const { times } = results.find((result) => result.size === size && result.what === what);
        const ours = Math.min(...times.get(names[0]));
        const time = times.has(name) ? Math.min(...times.get(name)) : undefined;
        if (time === undefined) return '–';
        return name === names[0] ? figure(time) : `${figure(time)} (${figure(time / ours)} ×)`;
      });
      console.log(`| ${name} | ${cells.join(' | ')} |`);
    }
  }
  const total = results.reduce((sum, { mismatches }) => sum + mismatches, 0);
  console.log(`\n${total} mismatches. Node ${process.version}.`);
}

function figure(value) {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(2);
}
