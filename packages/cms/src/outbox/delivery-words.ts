import type { Amtsmail, Mailzustellung, Zustellungslage } from '@rathausplatz/contract'
import { longMoment } from '@rathausplatz/time'
import type { Delivery } from './delivery.ts'
import type { Zustand } from './tables.ts'

/** Clerks read in the text why a mail waits. */
type ForClerks = Exclude<Zustellungslage, 'vertagt'>

const lagen: Readonly<Record<Zustand, ForClerks>> = {
  wartet: 'wartet',
  unterwegs: 'wartet',
  gesendet: 'uebergeben',
  zurueckgekommen: 'nicht_zugestellt',
  gescheitert: 'nicht_zugestellt',
  verworfen: 'nicht_zugestellt',
  ungewiss: 'ungewiss',
}

/** A mail that has not arrived is shown with its subject. */
const mustBeNamed = (lage: Zustellungslage): boolean => lage === 'nicht_zugestellt' || lage === 'ungewiss'

/**
 * Returns the state of a mail as editors see it. A mail is handed over at best; nobody knows whether it was
 * read. Addresses in the words of the mail server are replaced, because not every room shows its editors the
 * address of the receiver.
 */
export function zustellungOf({
  zustand,
  moment,
  fault: said,
  betreff,
}: Omit<Delivery, 'an'>): Mailzustellung {
  const lage = lagen[zustand]
  const fault = said?.replaceAll(/[^\s<>"'„“:;,]+@[^\s<>"'„“:;,]+/g, '…') ?? null
  const sentences: Readonly<Record<ForClerks, string>> = {
    wartet: fault === null ? 'Die E-Mail wartet noch.' : `Noch nicht zugestellt, wird wiederholt: ${fault}`,
    uebergeben: `Verschickt am ${longMoment(new Date(moment))} Uhr.${fault === null ? '' : ` ${fault}`}`,
    nicht_zugestellt: `Nicht zugestellt: ${fault ?? 'Die E-Mail wurde verworfen.'}`,
    ungewiss: 'Ob die E-Mail angekommen ist, ist ungewiss.',
  }
  return { lage, text: sentences[lage], ...(mustBeNamed(lage) && betreff !== undefined && { betreff }) }
}

/** Returns the state of a mail for the person who waits for it: the page also says that it is tried again. */
export function lageFor(mail: Omit<Delivery, 'an'>): Zustellungslage {
  const { lage } = zustellungOf(mail)
  return lage === 'wartet' && mail.fault !== null ? 'vertagt' : lage
}

/** Returns the address of a mail that did not arrive, or not yet, for the person who typed it. */
export const addressMissed = (mail: Delivery | undefined): string | undefined =>
  mail && (mustBeNamed(lageFor(mail)) || lageFor(mail) === 'vertagt') ? mail.an : undefined

/** Returns the first of the mails to an office that went astray; undefined if none did. */
export function strayMail(mails: readonly (Delivery | undefined)[]): Amtsmail | undefined {
  const told = mails.flatMap(mail => (mail ? [{ an: mail.an, zustellung: zustellungOf(mail) }] : []))
  return told.find(({ zustellung }) => mustBeNamed(zustellung.lage))
}
