/** The palette of docs/product.md that the films use; without theme roles, because a film always shows night. */
export const colours = {
  night: '#1F2A44',
  ink: '#1F2A44',
  paper: '#FFF9F0',
  card: '#FFFFFF',
  quiet: '#E8EDF2',
  line: '#7B8499',
  wordLine: '#CBD5E1',
  lit: '#FFC94D',
  litShade: '#EFA92F',
  ring: '#43456F',
  pool: '#FFE6AE',
  star: '#EDE6D6',
  clay: '#B3401F',
  water: '#0B6E6E',
  white: '#FFFFFF',
} as const;
