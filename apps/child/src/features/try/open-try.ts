/** A file between: the first file then names this one alone, not every file that the screen needs. */
export const openTry = () => import('./try-screen.tsx').then((m) => m.TryScreen);
