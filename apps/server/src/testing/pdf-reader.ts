import { getResolvedPDFJS } from 'unpdf';

// The reader of PDFs adds methods to JavaScript's own objects when it loads. The server freezes those objects
// (docs/decisions/0039), and the files of one worker share them: the reader loads before the first of them.
await getResolvedPDFJS();
