/**
 * Loads the letters of the page's own typeface. Letters that come after the first drawing can break lines anew, and a
 * button that moves under a pointer is pressed in vain. If they can't be loaded, the page has another typeface.
 */
export async function loadTypeface(): Promise<void> {
  const typeface = getComputedStyle(document.documentElement).getPropertyValue('--font');
  await document.fonts.load(`1em ${typeface}`).catch(() => undefined);
}
