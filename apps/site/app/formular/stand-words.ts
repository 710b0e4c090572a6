import type { Antwort, Eingangsstand, Zustellungslage } from '@rathausplatz/contract'
import { mailFault } from '../answers/mail-faults.ts'

/** The state of a form, in words for its sender. */
export const standWords: Readonly<Record<Eingangsstand, string>> = {
  neu: 'Ihr Formular liegt bei uns. Noch hat niemand damit begonnen.',
  in_bearbeitung: 'Jemand im Rathaus kümmert sich darum.',
  beantwortet: 'Unsere Antwort steht unten.',
  erledigt: 'Wir haben Ihr Anliegen abgeschlossen.',
  abgelehnt: 'Wir können Ihrem Anliegen nicht nachkommen. Den Grund lesen Sie unten.',
}

/**
 * Message about a mail to the sender of the form that may not have arrived, with the address that was typed,
 * so that a typing mistake is seen; undefined for other states.
 */
export function mailWords(
  stand: Eingangsstand,
  zustellung: Zustellungslage | undefined,
  an?: string,
): string | undefined {
  const fault = mailFault(zustellung, an ?? 'Sie')
  return fault && stand === 'beantwortet' ? `Die Antwort steht hier. ${fault}` : fault
}

/** Message about a mail to the office that went astray: the form itself is there. */
export const officeMailWords: Partial<Record<Zustellungslage, string>> = {
  nicht_zugestellt:
    'Unsere E-Mail an das zuständige Amt kam nicht an. Ihr Formular liegt trotzdem bei uns, und im Rathaus sieht man, dass die E-Mail fehlt. Ist es eilig, rufen Sie bitte an.',
  ungewiss:
    'Ob unsere E-Mail an das zuständige Amt angekommen ist, ist ungewiss. Ihr Formular liegt bei uns. Ist es eilig, rufen Sie bitte an.',
}

/** Returns the address to which mails about a submission go: the first that was typed. */
export const addressIn = (antworten: readonly Pick<Antwort, 'typ' | 'text'>[]): string | undefined =>
  antworten.find(({ typ, text }) => typ === 'email' && text !== '')?.text
