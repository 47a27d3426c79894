/** The invented children, youngest first, each with one of our figures; names and ages are in the locale files. */
export const invented = ['alva', 'omar', 'kim'] as const;
export type Invented = (typeof invented)[number];

export const figureOf: Record<Invented, string> = { alva: 'child-22', omar: 'child-18', kim: 'child-35' };
