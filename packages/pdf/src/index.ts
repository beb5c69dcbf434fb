export { type PdfOptions, writePdf } from './write-pdf.js';
