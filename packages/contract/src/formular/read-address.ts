import type { Fragen } from '../entities/formular.ts'
import { readPostcode } from '../typed/postcode.ts'
import { elsewhere } from './address-in-town.ts'
import { BOX, contradictions, inParts, type Parts } from './address-parts.ts'
import { adressteile, adressteilNamen } from './feldtypen.ts'
import { type Adresse, type Gelesen, given, leer, type Of, tooLong, wert } from './read-result.ts'

/** A house without a number: `Schloss`, `o. Nr.` */
const WITHOUT_NUMBER = /^(?:ohne|keine|o\. ?n(?:r|umme?r)\.?|-)(?: (?:nummer|nr\.?|hausnummer))?$/i

/** Reads a postal address; its messages name the part at fault. `ort`: the town, for an address that must be there. */
export function readAddress(feld: Of<'adresse'>, raw: unknown, ort?: Fragen['ort']): Gelesen {
  const { name } = feld
  const missing = missingParts(feld)
  const parts = (typeof raw === 'object' && raw !== null ? raw : {}) as Readonly<Record<string, unknown>>
  const faults: Partial<Parts> = {}
  const typed = Object.fromEntries(
    adressteilNamen.map(part => {
      const { most } = adressteile[part]
      const text = given(Object.hasOwn(parts, part) ? parts[part] : '', most)
      if (text === undefined) faults[part] = tooLong(most)
      else if (text.includes('\n')) faults[part] = 'Bitte ohne Zeilenumbrüche.'
      return [part, (text ?? '').replaceAll(/[\t\p{Zs}]+/gu, ' ')]
    }),
  ) as Parts
  if (Object.keys(faults).length === 0 && adressteilNamen.every(part => typed[part] === '')) return leer
  const address = inParts(typed)
  const code = readPostcode(address.plz)
  const against = { ...contradictions(address), ...(feld.nur_im_ort && elsewhere(address, ort)) }
  for (const part of adressteilNamen) {
    if (faults[part] !== undefined) continue
    if (part === 'hausnummer' && BOX.test(address.strasse)) continue
    if (address[part] === '') faults[part] = missing[part]
    else if (part === 'plz' && !code.ok) faults.plz = code.fault
    else if (against[part] !== undefined) faults[part] = against[part]
  }
  const wrong = adressteilNamen.flatMap(part =>
    faults[part] === undefined ? [] : [[`${name}.${part}`, faults[part]] as const],
  )
  if (wrong.length > 0) return { art: 'falsch', fehler: Object.fromEntries(wrong) }
  const hausnummer = WITHOUT_NUMBER.test(address.hausnummer) ? '' : address.hausnummer
  return wert({ ...address, hausnummer, plz: code.ok ? code.value : address.plz } satisfies Adresse)
}

const MISSING_PART = {
  strasse: 'Bitte geben Sie die Straße an, oder Ihr Postfach.',
  hausnummer:
    'Bitte geben Sie die Hausnummer an, zum Beispiel 12 a. Hat das Haus keine, schreiben Sie „ohne“.',
  plz: 'Bitte geben Sie die Postleitzahl an, zum Beispiel 12345.',
  ort: 'Bitte geben Sie den Ort an.',
} as const

/** Returns the messages about empty parts of an address. */
export const missingParts = ({ nur_im_ort }: Pick<Of<'adresse'>, 'nur_im_ort'>): Parts =>
  nur_im_ort ? { ...MISSING_PART, strasse: 'Bitte geben Sie die Straße an.' } : MISSING_PART
