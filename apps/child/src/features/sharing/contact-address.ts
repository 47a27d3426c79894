/** The contact address for adults, from `<meta name="lykta-contact">`, which the operator fills in; empty otherwise. */
export function contactAddress(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="lykta-contact"]')?.content.trim() ?? '';
}
