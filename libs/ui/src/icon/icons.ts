// Drawn in a box of 24 units with lines of 2 units. Third argument of `icon`: 'mirrors' flips it in right-to-left text,
// 'filled' also fills it. A build puts each file with the screens that use it, so a file has what one moment needs.

export * from './first-icons.ts';
export * from './home-icons.ts';
export * from './more-icons.ts';
