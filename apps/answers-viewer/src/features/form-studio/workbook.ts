/** What reads and writes a workbook of a spreadsheet; it comes when somebody takes one in or out. */
export { readWorkbook, writeWorkbook } from '@lykta/form-studio/workbook';
