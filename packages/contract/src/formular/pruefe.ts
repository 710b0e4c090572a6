import type { Fragen } from '../entities/formular.ts'
import type { Bedingung, Formularfeld } from '../entities/formularfeld.ts'
import { NO_EMAIL } from '../typed/email-address.ts'
import { adressteilNamen, GROESSTE_EINGABE } from './feldtypen.ts'
import { missingParts } from './read-address.ts'
import { readAnswer } from './read-answer.ts'
import type { Fehler, Gelesen, Wert } from './read-result.ts'

/** The raw answers by the name of the question, as a form or a program sends them. */
export type Eingaben = Readonly<Record<string, unknown>>
/** The valid answers by the name of the question, without questions that were not asked or not answered. */
export type Werte = Record<string, Wert>

export type Zusammenfassung = {
  readonly titel: string
  /** In the order of the form; `feld` is also the anchor of a link (`anschrift.plz`). */
  readonly eintraege: readonly { readonly feld: string; readonly schritt: number; readonly meldung: string }[]
}

export type Geprueft =
  | { readonly ok: true; readonly werte: Werte }
  | { readonly ok: false; readonly fehler: Fehler; readonly zusammenfassung: Zusammenfassung }

type How = {
  /** The current day in town, `2026-11-25`. */
  readonly heute: string
  /** Checks only this step, counted from 0; all steps by default. */
  readonly schritt?: number | undefined
}

export const PRUEFEN = 'Bitte prüfen Sie Ihre Angaben'
export const ZU_LANG =
  'Das Formular ist zu lang. Bitte kürzen Sie Ihre Angaben oder senden Sie sie uns auf einem anderen Weg.'

/**
 * Checks the answers of a form, on the server and in the browser. A question that is not asked is never
 * required, and its answer is left out. A condition only refers to earlier questions, so one pass is enough.
 */
export function pruefe(fragen: Fragen, eingaben: Eingaben, { heute, schritt }: How): Geprueft {
  if (bytesIn(eingaben) > GROESSTE_EINGABE) return refused([{ feld: '', schritt: 0, meldung: ZU_LANG }])
  const read = readAll(fragen, eingaben, heute)
  const wrong = read
    .filter(one => schritt === undefined || one.schritt === schritt)
    .flatMap(one =>
      Object.entries(faultsOf(one, read)).map(([feld, meldung]) => ({ feld, schritt: one.schritt, meldung })),
    )
  if (wrong.length > 0) return refused(wrong)
  return {
    ok: true,
    werte: Object.fromEntries(
      read.flatMap(({ feld: { name }, gelesen }) => (gelesen.art === 'wert' ? [[name, gelesen.wert]] : [])),
    ),
  }
}

/** Returns the names of the questions that are asked with the answers so far. */
export const gefragt = (fragen: Fragen, eingaben: Eingaben, heute: string): ReadonlySet<string> =>
  new Set(
    readAll(fragen, bytesIn(eingaben) > GROESSTE_EINGABE ? {} : eingaben, heute).flatMap(
      ({ feld: { name }, isAsked }) => (isAsked ? [name] : []),
    ),
  )

type Read = { feld: Formularfeld; schritt: number; isAsked: boolean; isNeeded: boolean; gelesen: Gelesen }

function readAll({ schritte, ort }: Fragen, eingaben: Eingaben, heute: string): Read[] {
  const before = new Map<string, Gelesen>()
  return schritte.flatMap(({ felder }, schritt) =>
    felder.map(feld => {
      const { name, pflicht, bedingung } = feld
      const isMet = bedingung === undefined || bedingung.feld === '' || meets(before, bedingung)
      const isAsked = isMet || bedingung?.wirkung !== 'zeigen'
      const isNeeded = bedingung?.wirkung === 'pflicht' ? isMet && bedingung.feld !== '' : pflicht
      const raw = Object.hasOwn(eingaben, name) ? eingaben[name] : undefined
      const gelesen: Gelesen = isAsked ? readAnswer(feld, raw, heute, ort) : { art: 'leer' }
      before.set(name, gelesen)
      return { feld, schritt, isAsked, isNeeded, gelesen }
    }),
  )
}

function meets(before: ReadonlyMap<string, Gelesen>, { feld, werte }: Bedingung): boolean {
  const answered = before.get(feld)
  if (answered?.art !== 'wert') return werte.includes('nein') && answered?.art === 'leer'
  if (werte.length === 0) return true
  const { wert } = answered
  if (wert === true) return werte.includes('ja')
  if (typeof wert === 'object' && !Array.isArray(wert)) return false
  const given = Array.isArray(wert) ? wert.map(String) : [String(wert)]
  return given.some(one => werte.includes(one))
}

function faultsOf(one: Read, all: readonly Read[]): Fehler {
  const { feld, isAsked, isNeeded, gelesen } = one
  if (!isAsked) return {}
  if (gelesen.art === 'falsch') return gelesen.fehler
  const fault = xorFault(one, all)
  if (fault !== undefined) return { [feld.name]: fault }
  if (gelesen.art === 'wert' || !isNeeded || all.some(other => isPair(feld, other.feld))) return {}
  if (feld.typ === 'adresse')
    return Object.fromEntries(adressteilNamen.map(part => [`${feld.name}.${part}`, missingParts(feld)[part]]))
  return { [feld.name]: feld.pflicht_meldung || missing(feld) }
}

type Named = Pick<Formularfeld, 'name' | 'xor'>

/** Returns true if exactly one of two questions must be answered, whichever of them has the `xor`. */
export const isPair = (a: Named, b: Named): boolean =>
  a.name !== b.name && (a.xor === b.name || b.xor === a.name)

/**
 * The rule `xor` of the specification: passes only if exactly one of this field and a named other field is
 * filled. A fault is reported once: at the first of the two fields, or at the one in the later step. If one
 * of them is not asked, the other one is required.
 */
function xorFault(one: Read, all: readonly Read[]): string | undefined {
  const { feld } = one
  const own = one.gelesen.art !== 'leer'
  const other = all.find(
    partner =>
      isPair(feld, partner.feld) &&
      (!partner.isAsked || speaker(one, partner, all) === one) &&
      own === (partner.gelesen.art !== 'leer'),
  )
  if (!other) return undefined
  if (!other.isAsked) return feld.pflicht_meldung || missing(feld)
  const both = `„${feld.label}“ oder „${other.feld.label}“`
  const only = own ? 'nur ' : ''
  return isQuestion(feld) && isQuestion(other.feld)
    ? `Bitte beantworten Sie ${only}eine der Fragen: ${both}.`
    : `Bitte füllen Sie ${only}eines aus: ${both}.`
}

function speaker(a: Read, b: Read, all: readonly Read[]): Read {
  if (a.schritt !== b.schritt) return a.schritt > b.schritt ? a : b
  return all.indexOf(a) < all.indexOf(b) ? a : b
}

/** Whether a label asks: a question is answered, a field is filled in. */
export const isQuestion = ({ label }: Pick<Formularfeld, 'label'>): boolean => label.trimEnd().endsWith('?')

function missing(feld: Formularfeld): string {
  const { typ, label } = feld
  switch (typ) {
    case 'auswahl':
    case 'radio':
      return `Bitte wählen Sie bei „${label}“ eine Antwort.`
    case 'mehrfachauswahl':
      return `Bitte wählen Sie bei „${label}“ mindestens eine Antwort.`
    case 'schalter':
      return `Bitte setzen Sie das Häkchen bei „${label}“.`
    case 'einwilligung':
      return `Ohne Ihre Einwilligung geht es nicht. Bitte setzen Sie das Häkchen bei „${label}“.`
    case 'datei':
      return `Bitte fügen Sie bei „${label}“ eine Datei an.`
    case 'email':
      return NO_EMAIL
    default:
      return isQuestion(feld) ? `Bitte beantworten Sie: „${label}“` : `Bitte füllen Sie „${label}“ aus.`
  }
}

const refused = (eintraege: Zusammenfassung['eintraege']): Geprueft => ({
  ok: false,
  fehler: Object.fromEntries(eintraege.map(({ feld, meldung }) => [feld, meldung])),
  zusammenfassung: { titel: PRUEFEN, eintraege },
})

/** The size of all texts in bytes, before any of them is read. */
function bytesIn(value: unknown, depth = 0): number {
  if (typeof value === 'string')
    return value.length > GROESSTE_EINGABE ? value.length : new TextEncoder().encode(value).byteLength
  if (typeof value !== 'object' || value === null) return 8
  if (depth > 4) return GROESSTE_EINGABE + 1
  return Object.values(value).reduce((all: number, one) => all + bytesIn(one, depth + 1), 0)
}
