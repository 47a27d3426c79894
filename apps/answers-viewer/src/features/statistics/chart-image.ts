const WIDTH = 640;
const RING = 240;
const ROW = 30;
const TOP = 64;
const KEPT = ['fill', 'stroke', 'stroke-width', 'font-size', 'font-weight', 'text-anchor'] as const;

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Copies the ring with inline styles, so that it looks the same without the page's stylesheets. */
function standAlone(ring: SVGSVGElement): SVGSVGElement {
  const copy = ring.cloneNode(true) as SVGSVGElement;
  const originals = ring.querySelectorAll('*');
  copy.querySelectorAll('*').forEach((element, index) => {
    const look = getComputedStyle(originals[index]!);
    element.removeAttribute('class');
    element.removeAttribute('style');
    for (const property of KEPT) element.setAttribute(property, look.getPropertyValue(property));
  });
  return copy;
}

function rowOf(row: HTMLTableRowElement, top: number, ink: string): string {
  const [word = '', count = '', share = ''] = Array.from(row.cells, (cell) => cell.textContent.trim());
  const key = row.querySelector('i');
  const colour = key ? getComputedStyle(key).backgroundColor : 'none';
  const text = (x: number, anchor: string, words: string) =>
    `<text x="${x}" y="${top + 5}" text-anchor="${anchor}" fill="${ink}" font-size="14">${escape(words)}</text>`;
  return [
    `<rect x="${RING + 24}" y="${top - 8}" width="13" height="13" rx="3" fill="${colour}" stroke="${ink}"/>`,
    text(RING + 46, 'start', word),
    text(WIDTH - 80, 'end', count),
    text(WIDTH - 20, 'end', share),
  ].join('');
}

/** The chart of a card as a self-contained SVG: the question, the ring, and the table as a legend. */
export function chartSvg(card: HTMLElement): string | undefined {
  const ring = card.querySelector<SVGSVGElement>('svg[viewBox]:not(table svg)');
  const rows = [...card.querySelectorAll<HTMLTableRowElement>('tbody tr')];
  if (!ring || rows.length === 0) return undefined;
  const { color: ink } = getComputedStyle(card);
  const height = TOP + Math.max(200, rows.length * ROW) + 16;
  const inside = standAlone(ring);
  const title = card.querySelector('h2')?.textContent ?? '';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif">`,
    `<rect width="100%" height="100%" fill="${getComputedStyle(card).backgroundColor}"/>`,
    `<text x="20" y="34" fill="${ink}" font-size="18" font-weight="700">${escape(title)}</text>`,
    `<svg x="8" y="${TOP - 8}" width="${RING}" height="200" viewBox="${ring.getAttribute('viewBox') ?? ''}">${inside.innerHTML}</svg>`,
    ...rows.map((row, index) => rowOf(row, TOP + 16 + index * ROW, ink)),
    '</svg>',
  ].join('');
}

/** Renders the SVG as a PNG at twice the screen resolution. @throws when the browser can't draw it */
export async function toPng(svg: string): Promise<Blob> {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = picture.width * 2;
  canvas.height = picture.height * 2;
  const context = canvas.getContext('2d');
  context?.scale(2, 2);
  context?.drawImage(picture, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture was made'))), 'image/png');
  });
}
