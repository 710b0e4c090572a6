import { isReadable, plainLetters } from '@rathausplatz/text'
import { germanDay } from '@rathausplatz/time'
import { isSafeAddress } from '../address.ts'
import { email, NO_EMAIL } from '../email-address.ts'
import type { Formularfeld } from '../entities/formularfeld.ts'
import { adressteile, adressteilNamen, dateiartLabels, dateitypen, standardlaenge } from './feldtypen.ts'
import { compactIban, faultOfIban } from './iban.ts'
import { readDay } from './read-day.ts'
import { germanNumber, readNumber } from './read-number.ts'

export type Adresse = { strasse: string; hausnummer: string; plz: string; ort: string }
export type Datei = { kennung: string; name: string; typ: string; groesse: number }

/** A valid answer, as it is stored. */
export type Wert = string | number | boolean | string[] | Adresse | Datei[]

/** The result of reading an answer: empty, valid, or wrong with messages by field. */
export type Gelesen = { art: 'leer' } | { art: 'wert'; wert: Wert } | { art: 'falsch'; fehler: Fehler }

/** Messages by the name of the question; for an address by its part: `anschrift.plz`. */
export type Fehler = Record<string, string>

type Of<T extends Formularfeld['typ']> = Extract<Formularfeld, { typ: T }>

const leer: Gelesen = { art: 'leer' }
const wert = (value: Wert): Gelesen => ({ art: 'wert', wert: value })
const falsch = (name: string, message: string): Gelesen => ({ art: 'falsch', fehler: { [name]: message } })

const tooLong = (most: number) => `Bitte höchstens ${most.toLocaleString('de-DE')} Zeichen.`
const NO_CHOICE = 'Bitte wählen Sie eine der Antworten.'

/** Reads the answer to one question, required or not. */
export function readAnswer(feld: Formularfeld, raw: unknown, heute: string): Gelesen {
  switch (feld.typ) {
    case 'schalter':
    case 'einwilligung':
      return isTicked(raw) ? wert(true) : leer
    case 'mehrfachauswahl':
      return readChoices(feld, raw)
    case 'datei':
      return readFiles(feld, raw)
    case 'adresse':
      return readAddress(feld, raw)
    case 'seite':
      return readPage(raw)
    default:
      return readText(feld, raw, heute)
  }
}

const isTicked = (raw: unknown): boolean => raw === true || raw === 'ja' || raw === 'on'

/** Cleans a text. Checks its length first, because marks on a letter cost quadratic time. */
function given(raw: unknown, most: number): string | undefined {
  const text = typeof raw === 'number' ? String(raw) : typeof raw === 'string' ? raw : ''
  if (text.length > 4 * most) return undefined
  const plain = plainLetters(text).trim()
  if (plain.length > most) return undefined
  return isReadable(plain) ? plain : ''
}

function readText(
  feld: Exclude<
    Formularfeld,
    { typ: 'schalter' | 'einwilligung' | 'mehrfachauswahl' | 'datei' | 'adresse' | 'seite' }
  >,
  raw: unknown,
  heute: string,
): Gelesen {
  const { name } = feld
  const most = longest(feld)
  const text = given(raw, most)
  if (text === undefined) return falsch(name, tooLong(most))
  if (text === '') return leer
  if (!several.has(feld.typ) && text.includes('\n')) return falsch(name, 'Bitte ohne Zeilenumbrüche.')
  switch (feld.typ) {
    case 'text':
      return judged(feld, text, textFault(feld, text))
    case 'langtext':
      return judged(feld, text, lengthFault(feld, text.length))
    case 'wysiwyg': {
      const words = wordsOf(text)
      return words === '' ? leer : judged(feld, text, lengthFault(feld, words.length))
    }
    case 'email':
      return judged(feld, text, email.test(text) ? undefined : NO_EMAIL)
    case 'telefon':
      return judged(
        feld,
        text,
        /^[\d\s+()/.-]*$/.test(text) && text.replaceAll(/\D/g, '').length >= 3
          ? undefined
          : 'Bitte nur Ziffern, zum Beispiel 030 23125-100.',
      )
    case 'zahl':
      return readFigure(feld, text)
    case 'datum':
      return readDate(feld, text, heute)
    case 'uhrzeit':
      return readTime(feld, text)
    case 'iban':
      return readIban(feld, text)
    case 'auswahl':
    case 'radio':
      return judged(feld, text, feld.optionen.some(one => one.wert === text) ? undefined : NO_CHOICE)
  }
}

const several: ReadonlySet<string> = new Set(['langtext', 'wysiwyg'])

function longest(feld: Formularfeld): number {
  switch (feld.typ) {
    case 'text':
    case 'langtext':
      return feld.laenge_bis ?? standardlaenge[feld.typ]
    // Allows as much again for the markup.
    case 'wysiwyg':
      return 2 * (feld.laenge_bis ?? standardlaenge.wysiwyg)
    case 'email':
      return 254
    case 'telefon':
    case 'iban':
      return 42
    default:
      return 100
  }
}

const judged = ({ name }: Formularfeld, value: Wert, fault: string | undefined): Gelesen =>
  fault === undefined ? wert(value) : falsch(name, fault)

function lengthFault(
  { laenge_von, laenge_bis }: { laenge_von?: number | undefined; laenge_bis?: number | undefined },
  length: number,
): string | undefined {
  if (laenge_von !== undefined && length < laenge_von)
    return `Bitte mindestens ${laenge_von.toLocaleString('de-DE')} Zeichen.`
  if (laenge_bis !== undefined && length > laenge_bis) return tooLong(laenge_bis)
  return undefined
}

function textFault(feld: Of<'text'>, text: string): string | undefined {
  const fault = lengthFault(feld, text.length)
  if (fault !== undefined || feld.muster.length === 0) return fault
  if (feld.muster.some(mask => fits(mask, text))) return undefined
  return feld.muster_meldung || `Bitte schreiben Sie es so: ${feld.muster.map(example).join(' oder ')}.`
}

/** Compares a text with a mask character by character, so that a mask costs no more than its length. */
function fits(mask: string, text: string): boolean {
  const signs = Array.from(text)
  const wanted = Array.from(mask)
  return (
    signs.length === wanted.length &&
    wanted.every((one, index) => {
      const sign = signs[index] ?? ''
      if (one === '9') return /^\d$/.test(sign)
      if (one === 'A') return /^\p{L}$/u.test(sign)
      if (one === '*') return /^[\p{L}\d]$/u.test(sign)
      return one === sign
    })
  )
}

/** Returns an example for a mask: 9 becomes digits, A becomes letters. */
const example = (mask: string): string => {
  let digit = 0
  let letter = 0
  return mask.replaceAll(/[9A*]/g, sign =>
    sign === 'A' ? String.fromCodePoint(65 + (letter++ % 26)) : String(++digit % 10),
  )
}

/** Returns the visible part of formatted text. */
const wordsOf = (html: string): string => {
  const text = html
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .trim()
  return isReadable(text) ? text : ''
}

function readFigure(feld: Of<'zahl'>, text: string): Gelesen {
  const { name, von, bis, nachkommastellen, einheit } = feld
  const read = readNumber(einheit && text.endsWith(einheit) ? text.slice(0, -einheit.length).trim() : text)
  if (!read)
    return falsch(
      name,
      `Bitte geben Sie eine Zahl an, zum Beispiel ${nachkommastellen > 0 ? '12,50' : '12'}.`,
    )
  if (read.stellen > nachkommastellen)
    return falsch(
      name,
      nachkommastellen === 0
        ? 'Bitte geben Sie eine ganze Zahl an, ohne Komma.'
        : `Bitte höchstens ${nachkommastellen} Stellen nach dem Komma.`,
    )
  const unit = einheit ? ` ${einheit}` : ''
  if (von !== undefined && bis !== undefined && (read.wert < von || read.wert > bis))
    return falsch(
      name,
      `Bitte geben Sie eine Zahl von ${germanNumber(von)} bis ${germanNumber(bis)}${unit} an.`,
    )
  if (von !== undefined && read.wert < von)
    return falsch(name, `Bitte geben Sie mindestens ${germanNumber(von)}${unit} an.`)
  if (bis !== undefined && read.wert > bis)
    return falsch(name, `Bitte geben Sie höchstens ${germanNumber(bis)}${unit} an.`)
  return wert(read.wert)
}

function readDate({ name, zeitraum, von, bis }: Of<'datum'>, text: string, heute: string): Gelesen {
  const day = readDay(text, { heute, notAhead: zeitraum === 'bis_heute' })
  if (day === undefined)
    return falsch(
      name,
      /^\s*\d{1,2}\.\s*\d{1,2}\.\s*\d{4}\s*$/.test(text)
        ? 'Diesen Tag gibt es nicht. Bitte geben Sie einen anderen an.'
        : 'Bitte geben Sie einen Tag an, zum Beispiel 24.12.2026.',
    )
  if (zeitraum === 'ab_heute' && day < heute)
    return falsch(name, 'Dieser Tag ist vorbei. Bitte geben Sie einen Tag ab heute an.')
  if (zeitraum === 'bis_heute' && day > heute)
    return falsch(name, 'Dieser Tag liegt in der Zukunft. Bitte geben Sie einen Tag bis heute an.')
  if (von !== undefined && day < von)
    return falsch(name, `Bitte geben Sie einen Tag ab dem ${germanDay(von)} an.`)
  if (bis !== undefined && day > bis)
    return falsch(name, `Bitte geben Sie einen Tag bis zum ${germanDay(bis)} an.`)
  return wert(day)
}

function readTime({ name, von, bis }: Of<'uhrzeit'>, text: string): Gelesen {
  const [, hour, minutes = '00'] = /^(\d{1,2})(?:[:.](\d{2}))?(?:\s?Uhr)?$/i.exec(text) ?? []
  if (hour === undefined || Number(hour) > 23 || Number(minutes) > 59)
    return falsch(name, 'Bitte geben Sie eine Uhrzeit an, zum Beispiel 19:30.')
  const time = `${hour.padStart(2, '0')}:${minutes}`
  if (von !== undefined && time < von) return falsch(name, `Bitte geben Sie eine Uhrzeit ab ${von} Uhr an.`)
  if (bis !== undefined && time > bis) return falsch(name, `Bitte geben Sie eine Uhrzeit bis ${bis} Uhr an.`)
  return wert(time)
}

function readIban({ name }: Of<'iban'>, text: string): Gelesen {
  const iban = compactIban(text)
  const fault = faultOfIban(iban)
  if (fault === 'form')
    return falsch(
      name,
      'Bitte geben Sie die ganze IBAN an. In Deutschland hat sie 22 Zeichen, zum Beispiel DE02 1203 0000 0000 2020 51.',
    )
  if (fault === 'ziffern')
    return falsch(name, 'Diese IBAN gibt es nicht. Bitte vergleichen Sie sie mit Ihrer Bankkarte.')
  return wert(iban)
}

function readChoices(feld: Of<'mehrfachauswahl'>, raw: unknown): Gelesen {
  const { name, optionen, anzahl_von, anzahl_bis } = feld
  const named = [raw].flat().filter(one => typeof one === 'string' && one !== '')
  if (named.length === 0) return leer
  const chosen = optionen.flatMap(one => (named.includes(one.wert) ? [one.wert] : []))
  if (named.some(one => !chosen.includes(one as string))) return falsch(name, NO_CHOICE)
  if (anzahl_von !== undefined && chosen.length < anzahl_von)
    return falsch(name, `Bitte wählen Sie mindestens ${anzahl_von} Antworten.`)
  if (anzahl_bis !== undefined && chosen.length > anzahl_bis)
    return falsch(
      name,
      anzahl_bis === 1
        ? 'Bitte wählen Sie nur eine Antwort.'
        : `Bitte wählen Sie höchstens ${anzahl_bis} Antworten.`,
    )
  return wert(chosen)
}

function readFiles({ name, arten, anzahl_bis, groesse_mb }: Of<'datei'>, raw: unknown): Gelesen {
  const files = [raw].flat().filter(isFile)
  if (files.length === 0) return leer
  if (files.length > anzahl_bis)
    return falsch(
      name,
      anzahl_bis === 1
        ? 'Bitte fügen Sie nur eine Datei an.'
        : `Bitte fügen Sie höchstens ${anzahl_bis} Dateien an.`,
    )
  const allowed = new Set(arten.flatMap(art => dateitypen[art]))
  if (files.some(({ typ }) => !allowed.has(typ)))
    return falsch(
      name,
      `Bitte fügen Sie nur solche Dateien an: ${arten.map(art => dateiartLabels[art]).join(' oder ')}.`,
    )
  if (files.some(({ groesse }) => groesse > groesse_mb * 1_000_000))
    return falsch(name, `Bitte fügen Sie nur Dateien bis ${groesse_mb} MB an.`)
  return wert(files.map(({ kennung, name, typ, groesse }) => ({ kennung, name, typ, groesse })))
}

const isFile = (raw: unknown): raw is Datei => {
  if (typeof raw !== 'object' || raw === null) return false
  const { kennung, name, typ, groesse } = raw as Record<string, unknown>
  return (
    typeof kennung === 'string' &&
    typeof name === 'string' &&
    typeof typ === 'string' &&
    typeof groesse === 'number'
  )
}

const LONGEST_PAGE = 500
/** A path with dot segments leads to another page than it seems. */
const UPWARDS = /\/(?:\.|%2e){1,2}(?:[/?#]|$)/i

/**
 * The value comes from a link, not from a person: anything but a page of this website is left out, because
 * nobody could correct it.
 */
function readPage(raw: unknown): Gelesen {
  const path = given(raw, LONGEST_PAGE) ?? ''
  return path.startsWith('/') && isSafeAddress(path) && !UPWARDS.test(path) ? wert(path) : leer
}

function readAddress({ name }: Of<'adresse'>, raw: unknown): Gelesen {
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
