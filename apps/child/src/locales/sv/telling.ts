/** What a child asks before it tells somebody: four short pages. */
export const telling = {
  'telling.more': 'Fler frågor',
  'telling.support': 'Prata med någon först',
  'telling.parents': 'Får mina föräldrar veta?',
  'telling.parents.text':
    'Lykta berättar inget för dina föräldrar.\nDen som kan öppna din mobil kan läsa. Ha gärna ett lås, och logga ut efteråt.\nHar du skickat svar till någon som jobbar med barn? Då måste föräldrar få veta ibland.\nBerättar du för soc att någon slår dig får de oftast veta. Soc ska först se till att du är trygg.\nÄr du rädd för att de får veta? Säg det, innan du skickar.\nDu kan fråga soc eller Bris först. Du behöver inte säga vem du är.',
  'telling.happens': 'Vad händer när jag berättar?',
  'telling.happens.text':
    'Dina egna svar läser ingen annan. Inget händer av sig självt.\nDelar du din berättelse kan den läsas i två veckor.\nSkickar du svar läser de som jobbar där, på dagtid.\nGör någon dig illa? Vuxna i skolan, vården och hos soc måste hjälpa dig. Då måste de berätta för soc.\nSoc ska genast ta reda på om du behöver skydd. Sedan pratar de med dig.\nFråga vad som händer nu. Du har rätt att få veta.',
  'telling.undo': 'Kan jag ångra mig?',
  'telling.undo.text':
    'Ja, så länge du inte har skickat. Då kan du ändra allt.\nDet du har skickat går inte att ta tillbaka. Men du kan säga att det inte stämmer längre.\nEn länk till din berättelse kan du stänga när du vill.\nDu kan sluta vara med, och du kan ta bort ditt konto.\nVet soc att någon gör dig illa? Då kan de behöva fortsätta hjälpa dig.',
  'telling.company': 'Får jag ha med mig någon?',
  'telling.company.text':
    'Ja, fråga! Säg vem du litar på och vill ha med dig.\nSäg också om det är någon du inte vill ha med.\nÄr det svårt att börja? Visa din berättelse, eller skriv på en lapp.\nDu kan öva med Bris först. Du behöver inte säga vem du är.',
} as const;
