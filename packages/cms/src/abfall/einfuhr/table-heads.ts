import { withUmlautsSpelled } from '@rathausplatz/text'
import { type Cell, isDated } from './cell-text.ts'

export type Field =
  | 'plz'
  | 'gemeinde'
  | 'ort'
  | 'bezirk'
  | 'strasse'
  | 'hausnummer'
  | 'hausnummer_von'
  | 'hausnummer_bis'
  | 'seite'
  | 'fraktion'
  | 'datum'
  | 'woche'
  | 'jahr'
  | 'urspruenglich'
  | 'grund'
  | 'zeit_von'
  | 'zeit_bis'
  | 'platz'
  | 'rhythmus'
  | 'behaelter'
/** Whether a text names a kind of waste. */
export type IsKind = (label: string) => boolean

/** The parts of headings that mean a house number: „Hausnr.“, „HsNr“, „Hausnummern“. */
const NR = '(?:(?:haus|hs|h)?(?:nummern?|nrn?)|haus)'
const DAY = '(?:abfuhr|abhol|leerungs)?(?:termine?|datum|tag)'
const MOVED = '(?:verlegt|verschoben|vorverlegt|vorgezogen|vorgeholt|nachgeholt|nachverlegt)'
const AM = '(?:abfuhr|abhol|abholungs|leerungs|entleerungs|sammel|sammlungs|entsorgungs)'

/**
 * The headings that people and programs use, in lower-case letters alone. Of several columns for one field the
 * first pattern wins: „Ortsteil“ says more than „Ort“.
 */
const HEADS: Readonly<Record<Field, readonly RegExp[]>> = {
  plz: [/^(?:plz|postleitzahl)$/],
  gemeinde: [/^(?:gemeinde|gemeindename|stadt|kommune|stadtgemeinde|verbandsgemeinde)$/],
  ort: [
    /^(?:ortsteil|ortsteilname|stadtteil|teilort|ortschaft|ot|stadtbezirk|ortsbezirk)$/,
    /^(?:ort|ortsname|ortname|wohnort)$/,
  ],
  bezirk: [
    new RegExp(
      `^(?:${AM}?(?:bezirk|gebiet|revier|tour|zone|bereich)e?|muellbezirk|tour(?:nr|nummer)|(?:bezirks?|gebiets?)(?:nr|nummer))$`,
    ),
  ],
  strasse: [
    /^(?:strassen?|strassenname|strassenbezeichnung|str|strname|street|anschrift|adresse)$/,
    /^strasse(?:und|mit)?(?:haus)?(?:nr|nummer)$/,
  ],
  hausnummer: [new RegExp(`^(?:${NR}|hausnummernbereich|hausnrbereich|hausnummernvonbis|hausnrvonbis)$`)],
  hausnummer_von: [new RegExp(`^(?:${NR}(?:von|ab|beginn|start)|(?:von|ab)${NR})$`)],
  hausnummer_bis: [new RegExp(`^(?:${NR}(?:bis|ende)|bis${NR})$`)],
  seite: [
    /^(?:seite|strassenseite|geradeungerade|ungeradegerade|gu|ug|hausnummernart|merkmal|hnrmerkmal|paritaet)$/,
  ],
  fraktion: [
    /^(?:fraktion|fraktionen|abfallfraktion|abfallart|abfallarten|abfall|abfallsorte|abfalltyp|art|tonnen?|tonnenart|muell|muellart|muellsorte|muelltyp|wertstoff|wertstoffart|bezeichnung|leistung|sorte|abfuhrart|sammelart|entsorgungsart|fraction|stoffgruppe)$/,
    // Where another column has the day.
    /^(?:sammlung|leerung|abfuhr|abholung|entsorgung)$/,
  ],
  rhythmus: [
    /^(?:rhythmus|abfuhrrhythmus|leerungsrhythmus|turnus|abfuhrturnus|intervall|leerungsintervall|haeufigkeit|takt|zyklus|abfuhrzyklus|variante)$/,
  ],
  behaelter: [
    /^(?:behaelter|behaeltergroesse|behaeltertyp|behaelterart|behaeltervolumen|gefaess|gefaessgroesse|gefaesstyp|volumen|liter|groesse|tonnengroesse|behvol)$/,
  ],
  datum: [
    new RegExp(`^(?:datum|termine?|date|${AM}(?:termine?|datum|daten)|(?:abfuhr|abholung|leerung)am)$`),
    new RegExp(`^(?:tage?|${AM}tage?)$`),
    /^leerung$/,
  ],
  woche: [/^(?:kw|kalenderwoche|woche|kwnr|kwnummer)$/],
  jahr: [/^(?:jahr|kalenderjahr)$/],
  urspruenglich: [
    new RegExp(
      `^(?:${MOVED}vo[nm]|statt(?:am|vo[nm])?|anstelle(?:vo[nm])?|ausfall(?:am|${DAY})|faelltausam|entfallener?${DAY})$`,
    ),
    new RegExp(
      `^(?:(?:alte|bisherige|regulaere|normale|eigentliche|planmaessige|urspruengliche)[rs]?${DAY}|(?:regel|original|normal)${DAY}|urspruenglich(?:am|er)?|regulaer(?:am)?|bisher(?:am)?|eigentlich(?:am)?|planmaessig(?:am)?)$`,
    ),
  ],
  grund: [/^(?:grund|anlass|feiertag)$/],
  zeit_von: [/^(?:von|zeitvon|uhrzeit|beginn|uhrzeitvon|zeit|uhrzeitab|startzeit|anfang)$/],
  zeit_bis: [/^(?:bis|zeitbis|ende|uhrzeitbis|endzeit)$/],
  platz: [/^(?:platz|standort|standplatz|haltestelle|annahmestelle|treffpunkt|stellplatz)$/],
}
const FIELDS = Object.entries(HEADS) as [Field, readonly RegExp[]][]
/** The weekday: beside a week it is the day, beside a day it has to fit. */
const OF_WEEK = new RegExp(`^(?:wochentag|wochent|wotag|wtag|wtg|wt|${AM}wochentag)$`)
/** Beside a day, a column of weekdays. */
const DAY_OF_WEEK = new RegExp(`^(?:tag|${AM}tag)$`)
/** Further days of the same row: „Termin 2“. */
const ANOTHER_DAY = new RegExp(`^(?:datum|termin|tag|leerung|abfuhr|${AM}(?:tag|termin|datum))\\d{1,3}$`)

/** Headings of remarks about a collection: perhaps it is cancelled, moved, or not for all. */
const REMARK =
  /bemerk|anmerk|vermerk|hinweis|status|info|komment|notiz|aenderung|geaendert|besonder|beschreibung|zusatz|ersatz|ausfall|faelltaus|entfall|entfaellt|abgesagt|absage|storn|gestrichen|gueltig|verschob|verleg|^haus(?:nr|nummer)|^neue?[rs]?(?:termin|datum|tag)$/

/** The day that replaces that of another column, if a row has one: „Regeltermin;Ersatztermin“. */
const REPLACES = new RegExp(
  `^(?:(?:ersatz|ausweich|nachhol|verlegungs)${DAY}|${MOVED}(?:auf|zum|am)(?:den)?|(?:neue|geaenderte|tatsaechliche)[rs]?${DAY}|neuam|ersatzam)$`,
)
/** The day of this column is never that of a collection: „Verlegt von;Verlegt auf“. */
const AWAY = HEADS.urspruenglich[0]

/** Headings that say of a row, with a mark or „ja“ and „nein“, whether it counts. */
const GONE = /^(?:ist)?(?:geloescht|storniert|entfaellt|entfallen|abgesagt|gestrichen|inaktiv|ungueltig)$/
const VALID = /^(?:ist)?(?:aktiv|gueltig)$/

export const headKey = (text: string): string => withUmlautsSpelled(text).replaceAll(/[^a-z0-9]/g, '')

/** The headings that one line gives to the lines below it. */
export type Head = {
  /** `liste`: one date per row. `spalten`: a column per kind. `block`: all rows below are of one kind. */
  readonly art: 'liste' | 'spalten' | 'block'
  readonly labels: readonly string[]
  readonly fields: ReadonlyMap<Field, number>
  readonly remarks: readonly number[]
  /** Columns that say whether a row counts, each with the answer that takes it away. */
  readonly states: ReadonlyMap<number, boolean>
  /** Further columns of days in a list. */
  readonly tage: readonly number[]
  /** The column of a day that replaces the usual one; empty cells replace none. */
  readonly ersatz?: number
  /** The column of the weekday beside the day. */
  readonly wochentag?: number
  /** Columns „von“ and „bis“ that may hold hours or house numbers. */
  readonly unklar?: readonly number[]
  /** Among its kinds, „1“ marks a collection on the day of the row. */
  readonly isOneMark?: boolean
  /** Its kinds have marks, and the days of its rows are read. */
  readonly isOfMarks?: boolean
  /** The columns of the kinds; a block has one kind, in any column. */
  readonly kinds: Map<number, string>
}

/**
 * Returns the head that a line starts: it has no dates, and names the kinds of the rows below. `before` is
 * the head so far.
 */
export function headOf(line: readonly Cell[], isKind: IsKind, before: Head | undefined): Head | undefined {
  if (line.some(isDated)) return undefined
  const labels = line.map(cell => cell.line)
  const names = labels.map(headKey)
  const fields = new Map<Field, number>()
  for (const [field, patterns] of FIELDS) {
    const at = patterns.map(pattern => names.findIndex(name => pattern.test(name))).find(found => found >= 0)
    if (at !== undefined) fields.set(field, at)
  }
  const weekday = names.findIndex(name => OF_WEEK.test(name))
  if (!fields.has('datum') && fields.has('woche') && weekday >= 0) fields.set('datum', weekday)
  if (fields.get('fraktion') === fields.get('datum')) fields.delete('fraktion')
  const tage = names.flatMap((name, at) => (ANOTHER_DAY.test(name) ? [at] : []))
  const ersatz = names.findIndex(name => REPLACES.test(name))
  const usual = fields.get('urspruenglich')
  const isUsual = !fields.has('datum') && usual !== undefined && !AWAY?.test(names[usual] ?? '')
  const isReplaced = ersatz >= 0 && (isUsual || (fields.has('datum') && usual === undefined))
  if (isReplaced && isUsual) {
    fields.delete('urspruenglich')
    fields.set('datum', usual)
  }
  if (!fields.has('datum') && ersatz >= 0) fields.set('datum', ersatz)
  const [firstDay] = tage
  if (!fields.has('datum') && firstDay !== undefined) fields.set('datum', firstDay)
  // Of „Ort“ and „Ortsteil“, the first is the municipality.
  const place = names.findIndex(name => HEADS.ort[1]?.test(name))
  if (!fields.has('gemeinde') && place >= 0 && fields.get('ort') !== place) fields.set('gemeinde', place)
  // Without a column for the kind, the bin names it.
  const bin = fields.get('behaelter')
  if (bin !== undefined && !fields.has('fraktion') && fields.has('datum')) {
    fields.delete('behaelter')
    fields.set('fraktion', bin)
  }
  const taken = new Set(fields.values())
  // „Restmüll (Zusatzleerung)“ is a kind, and „Hinweis zum Restmüll“ is none.
  const isRemark = (name: string, at: number): boolean => {
    const found = name.search(REMARK)
    return found === 0 || (found > 0 && !isKind(labels[at] ?? ''))
  }
  const states = new Map(
    names.flatMap((name, at) => (GONE.test(name) || VALID.test(name) ? [[at, GONE.test(name)]] : [])),
  )
  for (const at of states.keys()) taken.add(at)
  if (isReplaced) taken.add(ersatz)
  const remarks = names.flatMap((name, at) => (!taken.has(at) && isRemark(name, at) ? [at] : []))
  const beside = names.findIndex(
    (name, at) => !taken.has(at) && (OF_WEEK.test(name) || DAY_OF_WEEK.test(name)),
  )
  const own = {
    labels,
    fields,
    remarks,
    states,
    tage,
    ...(isReplaced ? { ersatz } : {}),
    ...(fields.has('datum') && beside >= 0 ? { wochentag: beside } : {}),
  }
  if (fields.has('datum') && fields.has('fraktion')) return { art: 'liste', kinds: new Map(), ...own }
  // In a list, a line with a kind and no day is a row that lacks its day.
  if (before?.art === 'liste') return undefined
  for (const at of remarks) taken.add(at)
  const kinds = new Map(
    labels.flatMap((label, at) => (label !== '' && !taken.has(at) && isKind(label) ? [[at, label]] : [])),
  )
  if (kinds.size === 0) return undefined
  const written = labels.filter(Boolean).length
  if (written === 1 && (!before || before.art === 'block')) return { art: 'block', kinds, ...own }
  if (!before) return { art: 'spalten', kinds, ...own }
  // Among dates, other texts beside a kind are unclear.
  if (kinds.size + taken.size < written) return undefined
  // The columns of streets stay as in the headings above.
  const stay =
    taken.size > 0
      ? own
      : { labels, fields: before.fields, remarks: before.remarks, states: before.states, tage: [] }
  return { art: 'spalten', kinds, ...stay }
}

export const isKnownHead = (label: string): boolean => {
  const name = headKey(label)
  return (
    REMARK.test(name) ||
    ANOTHER_DAY.test(name) ||
    OF_WEEK.test(name) ||
    FIELDS.some(([, patterns]) => patterns.some(one => one.test(name)))
  )
}

/** Whether a line has several headings, one of them of a known field. */
export const hasHeadings = (line: readonly Cell[]): boolean =>
  line.filter(({ line: label }) => label !== '').length > 2 &&
  line.some(({ line: label }) =>
    FIELDS.some(([, patterns]) => patterns.some(one => one.test(headKey(label)))),
  )

/** Returns which of the columns that a list needs these headings do not name. */
export const lackingAmong = (labels: readonly string[]): string[] => {
  const names = labels.map(headKey)
  const has = (field: Field) => HEADS[field].some(pattern => names.some(name => pattern.test(name)))
  const hasDay = has('datum') || names.some(name => REPLACES.test(name))
  return [...(hasDay ? [] : ['Datum']), ...(has('fraktion') ? [] : ['Abfallart'])]
}

/** Returns the headings that are not known; empty if no line looks like headings. */
export const unknownAmong = (labels: readonly string[]): string[] =>
  labels.filter(label => label !== '' && !isKnownHead(label) && !REPLACES.test(headKey(label)))
