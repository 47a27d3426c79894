/** What a press is called that mends what the editor found. */
export const repairsSv = {
  'repair.help': 'Lägg till hjälp',
  'repair.mark': 'Märk som oro',
  'repair.rather-not': 'Lägg till ”Vill inte säga”',
  'repair.other': 'Lägg till ”Något annat”',
  'repair.skip': 'Lägg till ”Hoppa över”',
  'repair.turn': 'Vänd svaren',
  'repair.one-answer': 'Byt till ”Ett svar”',
  'repair.alone': 'Låt det stå för sig',
  'repair.fit': 'Lägg till svar',
  'repair.always': 'Ställ den alltid',
  'repair.no-header': 'Ta bort rubriken',
  'repair.no-form': 'Ta bort vägen dit',
  'repair.picture-words': 'Fyll i bildens ord',
  'repair.no-sentence': 'Ta bort meningen',
  'repair.full-stop': 'Sätt punkt',
  'repair.ids': 'Byt till id med bokstäver',
  'repair.first': 'Börja med fråga 1',
  'repair.new-question': 'Ny fråga',
} as const;

export type RepairWords = keyof typeof repairsSv;
