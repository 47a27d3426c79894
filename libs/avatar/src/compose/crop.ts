const full = 'viewBox="0 0 200 300"';
const head = 'viewBox="22 11 156 156"';

/** The thumbnail of a figure, a pet or a house: the same drawing, its view cut to the square with the head. */
export function cropToHead(svg: string): string {
  return svg.replace(full, head);
}
