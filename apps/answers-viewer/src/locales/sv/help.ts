/** The help page. Plain advice for adults; facts with their source. */
export const help = {
  'help.title': 'Hjälp',
  'help.night': 'Ingen läser på natten',
  'help.night.nobody': 'Lykta är ingen akuttjänst. Ingen bevakar svaren dygnet runt.',
  'help.night.child': 'Barnet får veta det, och ser alltid vägen till 112 och till stödlinjer.',
  'help.night.read': 'Bestäm på enheten vem som läser, och hur ofta.',
  'help.worrying': 'När ett svar oroar',
  'help.worrying.read': 'Läs hela svaret samma dag.',
  'help.worrying.safety': 'Bedöm om barnet behöver skydd nu.',
  'help.worrying.child': 'Prata med barnet först, om det är säkert.',
  'help.worrying.crime': 'Misstänker du ett brott? Samråd internt. Varna ingen.',
  'help.worrying.tell': 'Säg till barnet vad som händer.',
  'help.worrying.document': 'Dokumentera vad du gjorde, och varför.',
  'help.talk': 'Prata om svaren',
  'help.talk.thank': 'Tacka barnet för att det har berättat.',
  'help.talk.open': 'Ställ öppna frågor: ”Berätta mer om det.” Låt barnet tänka.',
  'help.talk.words': 'Använd barnets egna ord. Tolka inte åt barnet.',
  'help.talk.next': 'Säg vad som händer nu, och vem som får veta vad.',
  'help.talk.wrong': 'Ett svar kan ha ändrats. Fråga om det fortfarande stämmer.',
  'help.law': 'Vad lagen kräver',
  'help.law.report':
    'Misstänker du att ett barn far illa? Du ska genast anmäla det till socialnämnden (19 kap. 1 § socialtjänstlagen, 2025:400). Skyldigheten är din egen. Den bryter sekretessen (10 kap. 28 § OSL).',
  'help.law.inside':
    'Arbetar du i socialtjänsten? Lämna uppgiften till mottagningen samma dag. Barnets behov av skydd ska bedömas direkt.',
  'help.law.secrecy':
    'Svaren omfattas av sekretess: 26 kap. OSL i socialtjänsten, 23 kap. i skolan, 25 kap. i vården.',
  'help.law.guardians':
    'Vårdnadshavare har oftast rätt till insyn. Men inte om barnet kan lida betydande men (12 kap. 3 § OSL). Bedöm det innan du visar ett svar.',
  'help.law.parents': 'Prata med barnet innan du kontaktar föräldrarna, om det är säkert.',
  'help.law.fifteen': 'Från 15 år för barnet sin egen talan.',
  'help.law.document': 'För över det som har betydelse till personakten, enligt er rutin.',
  'help.law.convention':
    'Barnkonventionen är svensk lag. Barnet har rätt att komma till tals och få information.',
  'help.numbers': 'Läs siffrorna rätt',
  'help.numbers.few': 'Små grupper visas inte, så att inget barn kan kännas igen.',
  'help.numbers.sum': 'Varje andel är avrundad för sig. Därför kan summan bli 99 eller 101 procent.',
  'help.numbers.cause': 'Siffror visar vad barn har svarat, inte varför.',
  'help.privacy': 'Namn och logg',
  'help.privacy.name': 'Barnet har en kod här, olika för varje inbjudan. Skriv inga namn i Lykta.',
  'help.privacy.log': 'Varje läsning av ett barns svar finns i loggen. Barnet kan se den.',
  'help.privacy.print': 'Det du skriver ut eller hämtar som fil ansvarar ni för.',
  'help.sources': 'Läs mer',
  'help.sources.intro':
    'Sidorna kontrollerades den 20 november 2026. En jurist behöver läsa det som står om lagen.',
  'help.source.act': 'Socialstyrelsen: nytt i socialtjänstlagen (2025:400)',
  'help.source.documentation': 'Kunskapsguiden: handläggning och dokumentation med barnet i centrum',
  'help.source.bill': 'Prop. 2024/25:89, En förebyggande socialtjänstlag',
} as const;
