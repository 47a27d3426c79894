/** A file between: the first file then names this one alone, not every file that the page of the studio needs. */
export const startPreview = async (root: HTMLElement): Promise<void> => {
  const { openPreview } = await import('./open-preview.tsx');
  openPreview(root);
};
