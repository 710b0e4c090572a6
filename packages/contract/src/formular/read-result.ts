import { isReadable, plainLetters } from '@rathausplatz/text'
import type { Formularfeld } from '../entities/formularfeld.ts'

/** The result of reading an answer, and the cleaning of its text. */

export type Adresse = { strasse: string; hausnummer: string; plz: string; ort: string }
export type Datei = { kennung: string; name: string; typ: string; groesse: number }

/** A valid answer, as it is stored. */
export type Wert = string | number | boolean | string[] | Adresse | Datei[]

/** The result of reading an answer: empty, valid, or wrong with messages by field. */
export type Gelesen = { art: 'leer' } | { art: 'wert'; wert: Wert } | { art: 'falsch'; fehler: Fehler }

/** Messages by the name of the question; for an address by its part: `anschrift.plz`. */
export type Fehler = Record<string, string>

/** A question of this type. */
export type Of<T extends Formularfeld['typ']> = Extract<Formularfeld, { typ: T }>

export const leer: Gelesen = { art: 'leer' }
export const wert = (value: Wert): Gelesen => ({ art: 'wert', wert: value })
export const falsch = (name: string, message: string): Gelesen => ({
  art: 'falsch',
  fehler: { [name]: message },
})

export const tooLong = (most: number) => `Bitte höchstens ${most.toLocaleString('de-DE')} Zeichen.`
export const NO_CHOICE = 'Bitte wählen Sie eine der Antworten.'

/**
 * Cleans a text; the decimals of a number follow a comma. Checks its length first, because marks on a letter cost quadratic time. Returns `undefined`
 * for a text that is too long, and '' for a text without a readable character.
 */
export function given(raw: unknown, most: number): string | undefined {
  const text = typeof raw === 'number' ? String(raw).replace('.', ',') : typeof raw === 'string' ? raw : ''
  if (text.length > 4 * most) return undefined
  const plain = plainLetters(text).trim()
  if (plain.length > most) return undefined
  return isReadable(plain) ? plain : ''
}
