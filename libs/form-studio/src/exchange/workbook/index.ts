export { readWorkbook } from './read-workbook.ts';
export { writeWorkbook } from './write-workbook.ts';
