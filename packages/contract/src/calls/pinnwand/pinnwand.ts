import {
  pinnwandAendern,
  pinnwandAufgeben,
  pinnwandBestaetigen,
  pinnwandBestaetigung,
  pinnwandEigener,
  pinnwandSchritt,
} from './eigener-eintrag.ts'
import { pinnwand, pinnwandEintrag, pinnwandMelden } from './eintraege.ts'
import { pinnwandBild, pinnwandEigenesBild, pinnwandFoto } from './fotos.ts'
import {
  pinnwandAntworten,
  pinnwandGespraech,
  pinnwandNachricht,
  pinnwandNachrichtBestaetigen,
  pinnwandSchreiben,
} from './nachrichten.ts'

/** The pin board. */
export const pinnwandCalls = {
  pinnwand,
  pinnwandEintrag,
  pinnwandAufgeben,
  pinnwandBestaetigen,
  pinnwandBestaetigung,
  pinnwandEigener,
  pinnwandAendern,
  pinnwandSchritt,
  pinnwandMelden,
  pinnwandFoto,
  pinnwandBild,
  pinnwandEigenesBild,
  pinnwandSchreiben,
  pinnwandNachrichtBestaetigen,
  pinnwandNachricht,
  pinnwandGespraech,
  pinnwandAntworten,
} as const
