import type { Mailzustellung, Zustellungslage } from '@rathausplatz/contract'
import { longMoment } from '@rathausplatz/time'
import type { Delivery } from './delivery.ts'
import type { Zustand } from './tables.ts'

const lagen: Readonly<Record<Zustand, Zustellungslage>> = {
  wartet: 'wartet',
  unterwegs: 'wartet',
  gesendet: 'uebergeben',
  gescheitert: 'nicht_zugestellt',
  verworfen: 'nicht_zugestellt',
  ungewiss: 'ungewiss',
}

/** Somebody waits for it in vain, and has to be told what. */
const mustBeNamed = (lage: Zustellungslage): boolean => lage === 'nicht_zugestellt' || lage === 'ungewiss'

/**
 * What became of a mail, for the people of the house. Handed over is all that is known: nobody says that it was read. Not
 * every room shows its people whose address it is: what a mail server says stands without it.
 */
export function zustellungOf({ zustand, moment, fault: said, betreff }: Delivery): Mailzustellung {
  const lage = lagen[zustand]
  const fault = said?.replaceAll(/[^\s<>"'„“:;,]+@[^\s<>"'„“:;,]+/g, '…') ?? null
  const sentences: Readonly<Record<Zustellungslage, string>> = {
    wartet: fault === null ? 'Die E-Mail wartet noch.' : `Noch nicht zugestellt, wird wiederholt: ${fault}`,
    uebergeben: `An den Mailserver übergeben am ${longMoment(new Date(moment))}.`,
    nicht_zugestellt: `Nicht zugestellt: ${fault ?? 'Die E-Mail wurde verworfen.'}`,
    ungewiss: 'Ob die E-Mail angekommen ist, ist ungewiss.',
  }
  return { lage, text: sentences[lage], ...(mustBeNamed(lage) && betreff !== undefined && { betreff }) }
}
