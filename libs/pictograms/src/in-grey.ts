const SIDE = 32;

/** A copy that stands alone, with the colours of its page. */
function alone(svg: SVGElement): string {
  const copy = svg.cloneNode(true) as SVGElement;
  const style = getComputedStyle(svg);
  copy.setAttribute('width', `${SIDE}`);
  copy.setAttribute('height', `${SIDE}`);
  return new XMLSerializer()
    .serializeToString(copy)
    .replace(
      /var\((--[\w-]+)(?:, *([^)]*))?\)/g,
      (_, name: string, otherwise = '') => style.getPropertyValue(name).trim() || otherwise,
    );
}

/** The brightness of each point of a picture at 32 px, on a card. */
export async function inGrey(svg: SVGElement): Promise<number[]> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(alone(svg))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No canvas');
  pen.fillStyle = getComputedStyle(svg).getPropertyValue('--card').trim() || '#fff';
  pen.fillRect(0, 0, SIDE, SIDE);
  pen.drawImage(image, 0, 0, SIDE, SIDE);
  const { data } = pen.getImageData(0, 0, SIDE, SIDE);
  return Array.from({ length: SIDE * SIDE }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  });
}

/** How far two pictures differ, from 0 to 255: the mean over all points. */
export function apart(one: readonly number[], other: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0));
  return sum / one.length;
}
