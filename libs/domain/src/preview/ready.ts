/** The only word that the page says without being asked: it can be spoken to. It carries nothing. */
export const PREVIEW_READY = 'lykta-preview-ready';
