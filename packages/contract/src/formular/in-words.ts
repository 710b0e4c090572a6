import { germanDay, isIsoDay } from '@rathausplatz/time'
import type { Formularfeld } from '../entities/formularfeld.ts'
import { germanNumber } from '../typed/number.ts'
import { groupedIban } from './iban.ts'
import type { Adresse, Datei, Of, Wert } from './read-result.ts'

/** The unit of a number; „Kosten in Euro“ without a unit asks for money too. */
const moneyOf = ({ einheit, label, nachkommastellen }: Of<'zahl'>): string =>
  einheit || (nachkommastellen >= 2 ? (/€|(?<!\p{L})(?:Euro|EUR)(?!\p{L})/iu.exec(label)?.[0] ?? '') : '')

/** Returns an answer as text. */
export function answerInWords(feld: Formularfeld, wert: Wert): string {
  switch (feld.typ) {
    case 'schalter':
    case 'einwilligung':
      return wert === true ? 'Ja' : 'Nein'
    case 'zahl':
      return [germanNumber(wert as number, moneyOf(feld)), feld.einheit].filter(Boolean).join(' ')
    case 'datum':
      return isIsoDay(wert as string) ? germanDay(wert as string) : (wert as string)
    case 'uhrzeit':
      return `${wert as string} Uhr`
    case 'iban':
      return groupedIban(wert as string)
    case 'auswahl':
    case 'radio':
    case 'mehrfachauswahl':
      return [wert as string | string[]]
        .flat()
        .map(one => feld.optionen.find(option => option.wert === one)?.label ?? one)
        .join(', ')
    case 'adresse': {
      const { strasse, hausnummer, plz, ort } = wert as Adresse
      return `${`${strasse} ${hausnummer}`.trim()}, ${plz} ${ort}`
    }
    case 'datei':
      return (wert as Datei[]).map(({ name }) => name).join(', ')
    default:
      return wert as string
  }
}
