import type { Zustellungslage } from '@rathausplatz/contract'

/**
 * Returns the message about a mail that has not arrived yet, or perhaps never will, with the address that was typed if the reader may
 * know it, so that a typing mistake is seen. The other states of delivery have no message.
 */
export function mailFault(zustellung: Zustellungslage | undefined, an?: string): string | undefined {
  const mail = an ? `die E-Mail an ${an}` : 'die E-Mail'
  if (zustellung === 'ungewiss') return `Ob ${mail} angekommen ist, ist ungewiss.`
  if (zustellung === 'vertagt')
    return `D${mail.slice(1)} ist noch nicht angekommen: Der Mailserver nimmt sie zurzeit nicht an. Wir versuchen es weiter.`
  if (zustellung !== 'nicht_zugestellt') return undefined
  const check = an?.includes('@') ? ' Bitte prüfen Sie, ob die Adresse stimmt.' : ''
  return `D${mail.slice(1)} konnte nicht zugestellt werden.${check}`
}

/** Whether the mail has not arrived, or perhaps not. */
export const isAstray = (zustellung: Zustellungslage | undefined): boolean =>
  mailFault(zustellung) !== undefined
