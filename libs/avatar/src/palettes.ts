import type { PartGroup, WholeLanguage } from '@lykta/domain';

/** A colour that a child can choose, with its name for screen readers. */
export type Swatch = { readonly color: string; readonly name: Record<WholeLanguage, string> };

const swatch = (color: string, sv: string, en: string): Swatch => ({ color, name: { sv, en } });

/** Skin, from very light to very dark. */
export const skinColours: readonly Swatch[] = [
  swatch('#FFE2D1', 'ljusrosa', 'light pink'),
  swatch('#FBD3B9', 'persika', 'peach'),
  swatch('#F5C6A0', 'ljust beige', 'light beige'),
  swatch('#EBBE94', 'beige', 'beige'),
  swatch('#E3AB7C', 'varmt beige', 'warm beige'),
  swatch('#D9A066', 'gyllene', 'golden'),
  swatch('#CC8E5E', 'ljusbrunt', 'light brown'),
  swatch('#B97A4A', 'honungsbrunt', 'honey brown'),
  swatch('#A5683F', 'varmt brunt', 'warm brown'),
  swatch('#8F5737', 'brunt', 'brown'),
  swatch('#7B4930', 'kastanjebrunt', 'chestnut brown'),
  swatch('#69402E', 'mörkbrunt', 'dark brown'),
  swatch('#5A372A', 'djupbrunt', 'deep brown'),
  swatch('#4E312A', 'svartbrunt', 'black-brown'),
];

/** Hair and beards. */
export const hairColours: readonly Swatch[] = [
  swatch('#3F3A46', 'svart', 'black'),
  swatch('#4B3A36', 'brunsvart', 'brown-black'),
  swatch('#5F4334', 'mörkbrunt', 'dark brown'),
  swatch('#7B5236', 'brunt', 'brown'),
  swatch('#94583A', 'kastanjebrunt', 'chestnut'),
  swatch('#A9492C', 'rödbrunt', 'auburn'),
  swatch('#D0682F', 'rött', 'red'),
  swatch('#B58A52', 'mörkblont', 'dark blond'),
  swatch('#DDB35A', 'blont', 'blond'),
  swatch('#F2D68A', 'ljusblont', 'light blond'),
  swatch('#EFE4CC', 'vitblont', 'white-blond'),
  swatch('#A7A9B3', 'grått', 'grey'),
  swatch('#E3E4EA', 'vitt', 'white'),
  swatch('#E88BB0', 'rosa', 'pink'),
  swatch('#5C8FD0', 'blått', 'blue'),
  swatch('#3F9C8B', 'grönt', 'green'),
  swatch('#8D6CC0', 'lila', 'purple'),
];

/** Clothes, headwear and glasses. */
export const clothesColours: readonly Swatch[] = [
  swatch('#FFC94D', 'gult', 'yellow'),
  swatch('#2C8A88', 'blågrönt', 'teal'),
  swatch('#8A6DBD', 'lila', 'purple'),
  swatch('#D6653F', 'tegelrött', 'brick red'),
  swatch('#7CC6E8', 'ljusblått', 'light blue'),
  swatch('#8DBF67', 'ljusgrönt', 'light green'),
  swatch('#E58A9B', 'rosa', 'pink'),
  swatch('#B9B5E8', 'ljuslila', 'lavender'),
  swatch('#F2A87B', 'aprikos', 'apricot'),
  swatch('#E8D3AC', 'sandfärgat', 'sand'),
  swatch('#FBF5EA', 'benvitt', 'off-white'),
  swatch('#C5CED8', 'ljusgrått', 'light grey'),
  swatch('#5B6480', 'gråblått', 'grey-blue'),
  swatch('#45649C', 'mörkblått', 'dark blue'),
  swatch('#C8453F', 'rött', 'red'),
  swatch('#3F7D59', 'mörkgrönt', 'dark green'),
];

/** The colours that a group offers; a group not listed uses the skin colour or fixed colours (docs/product.md §3). */
export const palettes: { readonly [Group in PartGroup]?: readonly Swatch[] } = {
  HEADS: skinColours,
  HAIR: hairColours,
  CLOTHES: clothesColours,
  BEARDS: hairColours,
  EYEWEARS: clothesColours,
  HEADWEARS: clothesColours,
};
