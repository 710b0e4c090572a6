import type { Kontaktnachricht } from '@rathausplatz/contract'
import { anlaesse } from '@rathausplatz/contract/anlaesse'
import { germanMoment } from '../german-moment.ts'
import type { Log } from '../log.ts'
import { type NewMail, putMail } from '../outbox/put-mail.ts'
import type { Database } from '../store/index.ts'

type Arrived = Kontaktnachricht & { readonly vorgang: string }

/**
 * Puts a copy of a message into the outbox, for the first address that is one. The message itself is stored whatever
 * becomes of its copy.
 */
export async function copyToOffice(
  transaction: Database['read'],
  message: Arrived,
  { addresses, now, log }: { addresses: readonly string[]; now: Date; log: Log | undefined },
): Promise<void> {
  for (const an of addresses) {
    const { ok } = await putMail(transaction, { ...written(message, now), an }, now)
    if (ok) return
    log?.warn({ vorgang: message.vorgang }, `Die E-Mail-Adresse „${an}“ eines Amts ist keine.`)
  }
  log?.warn(
    { vorgang: message.vorgang },
    'Eine Nachricht des Kontaktformulars geht an kein Amt: Weder ein Amt noch die Stadt hat eine E-Mail-Adresse. „npm run nachrichten“ zeigt sie.',
  )
}

function written(message: Arrived, now: Date): Omit<NewMail, 'an'> {
  const { vorgang, anlass, name, email, telefon, seite, nachricht } = message
  const facts = [
    ['Vorgang', vorgang],
    ['Eingegangen', `${germanMoment.format(now)} Uhr`],
    ['Anlass', anlaesse[anlass]],
    ['Name', name],
    ['E-Mail', email],
    ['Telefon', telefon],
    ['Seite', seite],
  ]
  return {
    anlass: 'kontakt',
    betreff: `${anlaesse[anlass]} (${vorgang})`,
    antwortAn: email,
    text: [
      'Über das Kontaktformular der Website ist diese Nachricht eingegangen:',
      '',
      ...facts.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`),
      '',
      nachricht,
      '',
      '-- ',
      `Eine Antwort auf diese E-Mail geht an ${email}.`,
    ].join('\n'),
  }
}
