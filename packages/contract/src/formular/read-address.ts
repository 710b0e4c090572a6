import { plainSigns } from '@rathausplatz/text'
import { readPostcode } from '../typed/postcode.ts'
import { type Adressteil, adressteile, adressteilNamen } from './feldtypen.ts'
import { type Adresse, type Gelesen, given, leer, type Of, tooLong, wert } from './read-result.ts'

type Parts = Record<Adressteil, string>

/** A box instead of a house: no number of a house follows. */
const BOX = /^(?:postfach|pf\.?|packstation|postfiliale|postlagernd|großkunde|briefkasten)(?![\p{L}])/iu
/** A house without a number: `Schloss`, `o. Nr.` */
const WITHOUT_NUMBER = /^(?:ohne|keine|o\. ?n(?:r|umme?r)\.?|-)(?: (?:nummer|nr\.?|hausnummer))?$/i
/** A number of a house behind the name of its street: `Gartenstraße 12 a`, `Hauptstr. 12-14`, `Landstraße km 3`. */
const STREET_AND_NUMBER =
  /^(.*\p{L}[.)]?)(?: ?,? |,|(?<=\.))((?:km ?)?\d{1,5}(?:[.,]\d)? ?[\p{L}½¼¾]?(?: ?[-/+] ?\d{0,5} ?\p{L}?)?(?: \d\/\d)?)$/iu
/** The town behind its postcode: `76999 Neustadt`. */
const CODE_AND_TOWN = /^([A-Z]{0,3}[ -]{0,3}\d[\d ]{2,5}) ([^\d].*)$/iu

/** Reads a postal address; its messages name the part at fault. */
export function readAddress({ name }: Of<'adresse'>, raw: unknown): Gelesen {
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
  for (const part of adressteilNamen) {
    if (faults[part] !== undefined) continue
    if (part === 'hausnummer' && BOX.test(address.strasse)) continue
    if (address[part] === '') faults[part] = MISSING_PART[part]
    else if (part === 'plz' && !code.ok) faults.plz = code.fault
  }
  const wrong = adressteilNamen.flatMap(part =>
    faults[part] === undefined ? [] : [[`${name}.${part}`, faults[part]] as const],
  )
  if (wrong.length > 0) return { art: 'falsch', fehler: Object.fromEntries(wrong) }
  const hausnummer = WITHOUT_NUMBER.test(address.hausnummer) ? '' : address.hausnummer
  return wert({ ...address, hausnummer, plz: code.ok ? code.value : address.plz } satisfies Adresse)
}

/** Moves what was typed beside its field: the number into that of the house, the town behind its postcode. */
function inParts(typed: Parts): Parts {
  const parts = { ...typed, hausnummer: plainSigns(typed.hausnummer) }
  const [, strasse, hausnummer] = STREET_AND_NUMBER.exec(plainSigns(parts.strasse)) ?? []
  if (parts.hausnummer === '' && strasse && hausnummer && !BOX.test(strasse))
    Object.assign(parts, { strasse: parts.strasse.slice(0, strasse.length), hausnummer })
  const [, plz, ort] = CODE_AND_TOWN.exec(parts.plz) ?? []
  if (parts.ort === '' && plz && ort && !readPostcode(parts.plz).ok) Object.assign(parts, { plz, ort })
  return parts
}

export const MISSING_PART = {
  strasse: 'Bitte geben Sie die Straße an, oder Ihr Postfach.',
  hausnummer:
    'Bitte geben Sie die Hausnummer an, zum Beispiel 12 a. Hat das Haus keine, schreiben Sie „ohne“.',
  plz: 'Bitte geben Sie die Postleitzahl an, zum Beispiel 10115.',
  ort: 'Bitte geben Sie den Ort an.',
} as const
