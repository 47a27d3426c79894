/** One part of a condition: `${school} = 'bad'` or `selected(${school}, 'bad')`. */
const part =
  /^(?:\$\{([^}]+)\}\s*=\s*['"]([^'"]*)['"]|selected\(\s*\$\{([^}]+)\}\s*,\s*['"]([^'"]*)['"]\s*\))$/;

/**
 * Reads the condition of an XLSForm row as answers of which one is enough; undefined if it says more than that,
 * none where there is no condition.
 */
export function relevantOf(
  condition: string | undefined,
): { question: string; answer: string }[] | undefined {
  if (condition === undefined) return [];
  const oneLine = condition.replace(/\s+/g, ' ');
  const parts = oneLine.split(/ or /i).map((each) => part.exec(each.trim()));
  if (parts.some((found) => found === null)) return undefined;
  return parts.map((found) => ({
    question: found?.[1] ?? found?.[3] ?? '',
    answer: found?.[2] ?? found?.[4] ?? '',
  }));
}
