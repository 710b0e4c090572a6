import { plainSigns } from '@rathausplatz/text'
import type { Fragen } from '../entities/formular.ts'
import { readPostcode } from '../typed/postcode.ts'
import { BOX, type Parts } from './address-parts.ts'

const LETTERS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** The words of a place: `Rebenau-Lindenhof` has two. */
const wordsOf = (place: string): string =>
  ` ${plainSigns(place)
    .toLowerCase()
    .replaceAll(/[äöüß]/g, letter => LETTERS[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

const NO_BOX =
  'Das geht nicht an ein Postfach. Bitte geben Sie Straße und Hausnummer an, wo geliefert oder abgeholt wird.'

/**
 * Returns the messages about an address that is not in the town. A town may have more postcodes than the one in its
 * record: then its name decides.
 */
export function elsewhere({ strasse, plz, ort }: Parts, town: Fragen['ort']): Partial<Parts> {
  const box = BOX.test(strasse) ? { strasse: NO_BOX } : {}
  const code = readPostcode(plz)
  if (!town?.name || !code.ok || ort === '') return box
  const own = readPostcode(town.plz)
  const isGerman = /^\d+$/.test(code.value)
  const isHere =
    (own.ok && own.value === code.value) || (isGerman && wordsOf(ort).includes(wordsOf(town.name)))
  return isHere
    ? box
    : {
        ...box,
        plz: `Das geht nur in ${town.name}${town.plz ? ` (${town.plz})` : ''}. Bitte prüfen Sie Postleitzahl und Ort. Bei einem Ortsteil schreiben Sie „${town.name}“ davor.`,
      }
}
