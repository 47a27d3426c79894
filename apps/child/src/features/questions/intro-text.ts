/** Replaces %owner% and %unit% by the inviting organisation and unit; without an invitation by the product. */
export function introText(
  text: string,
  invitation: { owner: string; unit: string } | undefined,
  product: string,
): string {
  return text
    .replaceAll('%owner%', () => invitation?.owner ?? product)
    .replaceAll('%unit%', () => invitation?.unit ?? product);
}
