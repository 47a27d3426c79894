import type { LocalText } from '../text/schema.ts';

export const houseTypes = ['DETACHED_HOUSE', 'APARTMENT', 'ROW_HOUSE', 'OTHER_HOUSE', 'UNKNOWN'] as const;

interface HouseTypeInfo {
  label: LocalText;
  /** What a child says when it chooses, where that differs. */
  asked?: LocalText;
  picture: string;
}

/** Label and drawing of each kind of home (docs/product.md §3, House types). */
export const houseTypeInfo: Record<(typeof houseTypes)[number], HouseTypeInfo> = {
  DETACHED_HOUSE: { label: { sv: 'Villa', en: 'House' }, picture: 'house-villa' },
  APARTMENT: { label: { sv: 'Lägenhet', en: 'Flat' }, picture: 'house-apartment' },
  ROW_HOUSE: { label: { sv: 'Radhus', en: 'Terraced house' }, picture: 'house-row' },
  OTHER_HOUSE: { label: { sv: 'Annat', en: 'Other' }, picture: 'house-other' },
  UNKNOWN: {
    label: { sv: 'Okänt', en: 'Unknown' },
    asked: { sv: 'Vet inte', en: 'I don’t know' },
    picture: 'house-unknown',
  },
};
