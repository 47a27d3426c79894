/**
 * The texts of messages, Swedish first. `{link}`, `{owner}` and `{code}` are filled in. What a phone shows as a reminder
 * is in `@lykta/domain`, `reminders/messages.ts`.
 */
export const sv = {
  'reset.subject': 'Välj ett nytt lösenord i Lykta',
  'reset.text':
    'Hej!\n\nHär kan du välja ett nytt lösenord:\n{link}\n\nLänken fungerar en gång, i 30 minuter.\nBad du inte om den? Då behöver du inte göra något.\n\nHälsningar från Lykta',
  'reset.sms': 'Lykta: välj ett nytt lösenord här, inom 30 minuter. {link}',
  'invitation.subject': 'Du har fått en inbjudan i Lykta',
  'invitation.text':
    'Hej!\n\n{owner} vill ställa frågor till dig i Lykta.\nHär kan du läsa mer och svara ja eller nej:\n{link}\n\nDu bestämmer själv.\n\nHälsningar från Lykta',
  'invitation.sms': 'Lykta: du har fått en inbjudan. Du bestämmer själv. {link}',
  'member.subject': 'Välj ditt lösenord i Lykta',
  'member.text':
    'Hej!\n\nDu kan nu använda Lykta för {owner}.\nVälj ditt lösenord här:\n{link}\n\nLänken fungerar en gång, i sju dagar.\n\nHälsningar från Lykta',
  'member.sms': 'Lykta: välj ditt lösenord för {owner} här. {link}',
  // Without any content: no child, no form, no unit.
  'news.subject': 'Det finns något nytt i Lykta',
  'news.text':
    'Hej!\n\nDet finns något nytt i Lykta.\nLogga in för att läsa:\n{link}\n\nDu får högst ett sådant mejl om dagen.\nDu kan stänga av det i inställningarna.',
  'news.sms': 'Det finns något nytt i Lykta. {link}',
  'late.subject': 'Något väntar i Lykta',
  'late.text':
    'Hej!\n\nNågot väntar i Lykta, och ingen har läst det.\nLogga in för att se mer:\n{link}\n\nDet här mejlet kan inte stängas av.',
  'late.sms': 'Något väntar i Lykta. {link}',
  // Neutral, and without the app's name: somebody else may see the phone.
  'login-changed.subject': 'Inloggningen har ändrats',
  'login-changed.text':
    'Hej!\n\nInloggningen i appen har ändrats.\nVar det du? Då behöver du inte göra något.\n\nVar det inte du? Öppna länken inom sju dagar, så blir det som förut:\n{link}',
  'login-changed.sms': 'Inloggningen i appen har ändrats. Var det inte du? Öppna länken. {link}',
  'address-code.subject': 'Din kod',
  'address-code.text':
    'Hej!\n\nDin kod är {code}\nSkriv den i appen inom en halvtimme.\n\nBad du inte om den? Då behöver du inte göra något.',
  'address-code.sms': 'Din kod är {code}. Skriv den i appen inom en halvtimme.',
};

export type MessageTexts = typeof sv;
