/** Where adults may write: whoever serves the page fills in `<meta name="lykta-contact">`. Empty where nobody did. */
export function contactAddress(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="lykta-contact"]')?.content.trim() ?? '';
}
