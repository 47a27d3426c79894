/** Runs in the page: its styles as texts, and the attributes of its root. */
export function lookOf() {
  const styles = [...document.styleSheets].flatMap(({ cssRules }) =>
    [...cssRules].map(({ cssText }) => cssText),
  );
  const attributes = [...document.documentElement.attributes].map(
    ({ name, value }) => `${name}="${value.replaceAll('"', '&quot;')}"`,
  );
  return { styles, attributes };
}

/** A page in the looks of another: its HTML alone. */
export const htmlAlone = ({ styles, attributes }, body) =>
  `<!doctype html><html ${attributes.join(' ')}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><style>${styles.join('\n')}</style></head><body>${body}</body></html>`;
