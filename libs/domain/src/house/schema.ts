import { z } from 'zod';
import { houseTypes } from './types.ts';

export const HouseType = z.enum(houseTypes);
export type HouseType = z.infer<typeof HouseType>;
