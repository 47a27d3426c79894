import type { Plugin, Rolldown } from 'vite';

/** A chunk, what it imports, and the empty chunks that only lead to it. */
function reached(name: string, bundle: Rolldown.OutputBundle): Set<Rolldown.OutputChunk> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const named = chunks.find((chunk) => chunk.name === name);
  if (!named) throw new Error(`No chunk ${name} in the build`);
  const found = new Set([named]);
  for (const { imports } of found)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
  for (const chunk of chunks)
    if (chunk.moduleIds.length === 0 && chunk.imports.includes(named.fileName)) found.add(chunk);
  return found;
}

/**
 * Names the files of a chunk in the page, so that its boot script can fetch them beside the first file: on a slow
 * network each file more is a wait more.
 * @param name of the chunk; the page's `<meta name="lykta-…" content="">` gets its files
 */
export function namedFiles(name: string): Plugin {
  return {
    name: `lykta-files-of-${name}`,
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const files = [...reached(name, bundle ?? {})]
          .flatMap((chunk) => [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])])
          .map((file) => `/${file}`)
          // What the page itself names, or an earlier chunk of which this one needs the files, is not named again.
          .filter((file) => !html.includes(file));
        const page = html.replace(`<meta name="lykta-${name}" content=""`, (meta) =>
          meta.replace('content=""', `content="${files.join(' ')}"`),
        );
        if (page === html) throw new Error(`The page has no place for the files of ${name}`);
        return page;
      },
    },
  };
}
