/**
 * Loads files without running them. The build names them in the page (libs/ui/vite/named-files.ts).
 * @param name of their chunk
 */
export function fetchNamedFiles(name: string): void {
  const files = document.querySelector<HTMLMetaElement>(`meta[name="lykta-${name}"]`)?.content ?? '';
  for (const file of files.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    const isScript = file.endsWith('.js');
    link.rel = isScript ? 'modulepreload' : 'preload';
    if (!isScript) link.as = 'style';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
}
