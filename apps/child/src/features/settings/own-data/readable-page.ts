import { languages, own, type Language } from '@lykta/domain';

/** One heading of the page with its lines. */
export interface PageSection {
  title: string;
  lines: readonly string[];
}

interface Page {
  language: Language;
  title: string;
  /** Says when the page was made. */
  intro: string;
  sections: readonly PageSection[];
  /** Text below a heading without lines. */
  nothing: string;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const safe = (text: string) => text.replace(/[&<>"]/g, (character) => own(entities, character)!);

const style =
  'body{font:1.1rem/1.5 system-ui,sans-serif;max-width:40rem;margin:auto;padding:1rem;color-scheme:light dark}' +
  'h2{margin-block:2rem .5rem}ul{padding-inline-start:1.2rem}';

/** A self-contained HTML page that loads nothing, so that it can be opened anywhere and printed. */
export function readablePage({ language, title, intro, sections, nothing }: Page): string {
  const parts = sections.map(({ title: heading, lines }) => {
    const list = lines.map((line) => `<li>${safe(line)}</li>`).join('\n');
    return `<h2>${safe(heading)}</h2>\n${list === '' ? `<p>${safe(nothing)}</p>` : `<ul>\n${list}\n</ul>`}`;
  });
  return `<!doctype html>
<html lang="${language}" dir="${languages[language].direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Lykta</title>
<style>${style}</style>
</head>
<body>
<h1>${safe(title)}</h1>
<p>${safe(intro)}</p>
${parts.join('\n')}
</body>
</html>
`;
}
