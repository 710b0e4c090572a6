import { adressteile, adressteilNamen } from './feldtypen.ts'
import { type Adresse, type Gelesen, given, leer, type Of, tooLong, wert } from './read-result.ts'

/** Reads a postal address; its messages name the part at fault. */
export function readAddress({ name }: Of<'adresse'>, raw: unknown): Gelesen {
  const parts = (typeof raw === 'object' && raw !== null ? raw : {}) as Readonly<Record<string, unknown>>
  const read = adressteilNamen.map(part => {
    const { most } = adressteile[part]
    const text = given(Object.hasOwn(parts, part) ? parts[part] : '', most)
    return { part, text, fault: text === undefined ? tooLong(most) : partFault(part, text) }
  })
  if (read.every(({ text }) => text === '')) return leer
  const faults = read.flatMap(({ part, fault }) =>
    fault === undefined ? [] : [[`${name}.${part}`, fault] as const],
  )
  if (faults.length > 0) return { art: 'falsch', fehler: Object.fromEntries(faults) }
  return wert(Object.fromEntries(read.map(({ part, text }) => [part, text])) as Adresse)
}

export const MISSING_PART = {
  strasse: 'Bitte geben Sie die Straße an.',
  hausnummer: 'Bitte geben Sie die Hausnummer an.',
  plz: 'Bitte geben Sie die Postleitzahl an.',
  ort: 'Bitte geben Sie den Ort an.',
} as const

function partFault(part: keyof typeof MISSING_PART, text: string): string | undefined {
  if (text === '') return MISSING_PART[part]
  if (text.includes('\n')) return 'Bitte ohne Zeilenumbrüche.'
  if (part === 'plz' && !/^\d{5}$/.test(text)) return 'Bitte geben Sie eine Postleitzahl mit fünf Ziffern an.'
  return undefined
}
