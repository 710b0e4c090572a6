import { type Verzeichnisangaben, verzeichnisangabenNamen } from '@rathausplatz/contract'
import type { Verzeichniseintrag } from '@rathausplatz/contract/records'
import { htmlText, plainLetters } from '@rathausplatz/text'
import { plainText } from '../collections/plain-text.ts'
import type { Vorschlag } from './tables.ts'

/**
 * Converts between the form that owners fill in and the record of the directory. The record has more fields;
 * those that the form lacks (picture, hours, fax) stay as they are.
 */

type Kanal = Verzeichniseintrag['kommunikation'][number]['kanal']

/** Returns the values of a record for the form. */
export function angabenOf(record: Verzeichniseintrag): Verzeichnisangaben {
  const { name, rubriken, einleitung, text, ansprechperson, webseite, anschrift, barrierefreiheit } = record
  const way = (kanal: Kanal) => record.kommunikation.find(one => one.kanal === kanal)?.kennung ?? ''
  return {
    name,
    rubriken,
    einleitung,
    text: inParagraphs(text),
    ansprechperson,
    telefon: way('TELEFON'),
    oeffentliche_email: way('EMAIL'),
    webseite,
    haus: anschrift?.location ?? '',
    strasse: anschrift?.street ?? '',
    plz: anschrift?.zip ?? '',
    ort: anschrift?.city ?? '',
    barrierefreiheit,
  }
}

/** Returns a record with the values of the form; without a record, a new one. */
export function recordWith(
  record: Verzeichniseintrag | undefined,
  angaben: Verzeichnisangaben,
  verzeichnis: string,
): Record<string, unknown> {
  const { telefon, oeffentliche_email, haus, strasse, plz, ort, text, ...same } = angaben
  const ways = withWay(record?.kommunikation ?? [], 'TELEFON', telefon)
  return {
    ...record,
    ...same,
    verzeichnis,
    // A formatted text with the same words keeps its formatting.
    text: record && inParagraphs(record.text) === text ? record.text : asFormatted(text),
    anschrift: anschriftWith(record?.anschrift, { haus, strasse, plz, ort }),
    kommunikation: withWay(ways, 'EMAIL', oeffentliche_email),
  }
}

/**
 * Merges a proposal with the current entry. Fields that the owner changed come from the proposal, all others
 * from the entry, so that a form from before an editor's change does not revert that change.
 */
export function proposedOver(
  { angaben, grundlage }: Pick<Vorschlag, 'angaben' | 'grundlage'>,
  today: Verzeichnisangaben | null,
): Verzeichnisangaben {
  const proposed = JSON.parse(angaben) as Verzeichnisangaben
  if (!today || grundlage === null) return proposed
  const before = JSON.parse(grundlage) as Verzeichnisangaben
  const untouched = verzeichnisangabenNamen.filter(name => isSame(proposed[name], before[name]))
  return { ...proposed, ...Object.fromEntries(untouched.map(name => [name, today[name]])) }
}

export const isSameIn = (one: Verzeichnisangaben, other: Verzeichnisangaben): boolean =>
  verzeichnisangabenNamen.every(name => isSame(one[name], other[name]))

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Converts formatted text to the plain text of a form field. */
const inParagraphs = (html: string): string =>
  plainLetters(plainText(html, '\n').replaceAll(/\n{3,}/g, '\n\n')).trim()

const asFormatted = (text: string): string =>
  text
    .split(/\n{2,}/)
    .filter(paragraph => paragraph.trim() !== '')
    .map(paragraph => `<p>${htmlText(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('')

/** Replaces the first contact of a kind, which is the one in the form; '' removes it. */
function withWay(
  ways: Verzeichniseintrag['kommunikation'],
  kanal: Kanal,
  kennung: string,
): Verzeichniseintrag['kommunikation'] {
  const at = ways.findIndex(way => way.kanal === kanal)
  const own = kennung === '' ? [] : [{ kanal, kennung }]
  return at < 0 ? [...ways, ...own] : [...ways.slice(0, at), ...own, ...ways.slice(at + 1)]
}

type Ort = { readonly haus: string; readonly strasse: string; readonly plz: string; readonly ort: string }

/**
 * Replaces the address. Its coordinates are kept only if street, postcode and town are unchanged. Without any
 * value, returns undefined.
 */
function anschriftWith(before: Verzeichniseintrag['anschrift'], { haus, strasse, plz, ort }: Ort) {
  if (![haus, strasse, plz, ort].some(Boolean)) return undefined
  const stays = before?.street === strasse && before.zip === plz && before.city === ort
  return { ...(stays ? before : {}), location: haus, street: strasse, zip: plz, city: ort }
}
