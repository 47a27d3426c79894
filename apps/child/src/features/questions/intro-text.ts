/** Both names beside each other: "%unit% på %owner%", or with the second between commas: "%owner%, %unit%,". */
const BESIDE = /%(?:owner|unit)%([,،]?)(?: [^\s%]{1,3})? %(?:owner|unit)%\1?/g;

/**
 * Replaces %owner% and %unit% by the inviting organisation and unit; without an invitation by the product. One name for
 * both stands once where they stand beside each other.
 */
export function introText(
  text: string,
  invitation: { owner: string; unit: string } | undefined,
  product: string,
): string {
  const { owner, unit } = invitation ?? { owner: product, unit: product };
  const named = owner === unit ? text.replaceAll(BESIDE, () => owner) : text;
  return named.replaceAll('%owner%', () => owner).replaceAll('%unit%', () => unit);
}
