/** How many answers are shown at a time: enough to choose between, few enough to see at once. */
const AT_A_TIME = 4;

/** Divides answers into pages of two to four, in their order and as even as can be. */
export function pagesOf<T>(answers: readonly T[]): T[][] {
  const count = Math.max(1, Math.ceil(answers.length / AT_A_TIME));
  const least = Math.floor(answers.length / count);
  const longer = answers.length % count;
  const pages: T[][] = [];
  let from = 0;
  for (let page = 0; page < count; page++) {
    const to = from + least + (page < longer ? 1 : 0);
    pages.push(answers.slice(from, to));
    from = to;
  }
  return pages;
}
