/**
 * The page of the child app that shows the studio's drafts. It has no session, and only the viewer may frame it. In a
 * file of its own: the app's first file needs it, and nothing else of the page's.
 */
export const PREVIEW_PATH = '/preview';
