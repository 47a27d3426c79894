/**
 * Loads, without running it, what a visitor needs inside. The build names the files in the page
 * (vite/home-file.ts).
 */
export function fetchInside(): void {
  const files = document.querySelector<HTMLMetaElement>('meta[name="lykta-home"]')?.content ?? '';
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
