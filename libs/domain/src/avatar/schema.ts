import { z } from 'zod';
import { tableOf } from '../value/table.ts';
import { AVATAR_ID } from './avatar-id.ts';
import { partGroups } from './part-groups.ts';

export const PartId = z.string().regex(/^(?:[a-z]{2,20}-\d{2}|empty)$/);
export const AvatarId = z.string().regex(AVATAR_ID);

/** One chosen part; `color` is `#rrggbb` from the group's palette. */
export const Part = z.strictObject({
  id: PartId,
  color: z
    .string()
    .regex(/^#[0-9A-Fa-f]{6}$/)
    .optional(),
});
export type Part = z.infer<typeof Part>;

const PARTS_SHAPE = tableOf(partGroups, () => Part.optional());
export const Parts = z.strictObject({
  ...PARTS_SHAPE,
  /** Several at once. Figures stored before this was a list have one part, and are read as they are. */
  ACCESSORIES: z.union([Part, z.array(Part).max(30)]).optional(),
});
export type Parts = z.infer<typeof Parts>;

/** A raster picture of at most 200 kB. The server also checks that the bytes match the stated type. */
const RasterDataUrl = z
  .string()
  .max(280_000)
  .regex(/^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/);

/** A figure: the id of a ready-made one, parts and colours, or a picture (docs/product.md §3). */
export const Avatar = z.union([
  AvatarId,
  z.strictObject({ type: z.literal('ID'), data: AvatarId }),
  z.strictObject({ type: z.literal('PARTS'), data: Parts }),
  z.strictObject({ type: z.literal('BINARY'), data: RasterDataUrl }),
]);
export type Avatar = z.infer<typeof Avatar>;
