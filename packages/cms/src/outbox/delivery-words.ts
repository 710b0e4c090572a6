import type { Mailzustellung, Zustellungslage } from '@rathausplatz/contract'
import { germanMoment } from '../german-moment.ts'
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

/** What became of a mail, for the people of the house. Handed over is all that is known: nobody says that it was read. */
export function zustellungOf({ zustand, moment, fault }: Delivery): Mailzustellung {
  const lage = lagen[zustand]
  const sentences: Readonly<Record<Zustellungslage, string>> = {
    wartet: 'Die E-Mail wartet noch.',
    uebergeben: `An den Mailserver übergeben am ${germanMoment.format(new Date(moment))}.`,
    nicht_zugestellt: `Nicht zugestellt: ${fault ?? 'Die E-Mail wurde verworfen.'}`,
    ungewiss: 'Ob die E-Mail angekommen ist, ist ungewiss.',
  }
  return { lage, text: sentences[lage] }
}
