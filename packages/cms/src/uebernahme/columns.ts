import type { Control, FormField, RecordKind } from '@rathausplatz/contract/records'
import { htmlText, slugOf } from '@rathausplatz/text'
import { berlinDay, berlinMoment } from '@rathausplatz/time'
import { cleanRichText } from '../collections/clean-rich-text.ts'
import { formFields } from '../editing/field-names.ts'
import { recordKinds } from '../editing/show.ts'
import type { Issue } from '../store/index.ts'

/** A field that a column can fill. */
export type Target = {
  /** Dotted path: `anschrift.street`; for a list of contacts `kommunikation[telefon]`. */
  readonly feld: string
  readonly label: string
  readonly pflicht: boolean
  readonly field: FormField
}

/** Kinds that do not fit into rows of a table. */
const NOT_OF_TABLES = new Set(['seite', 'menue', 'stadt'])

export const tableKinds: readonly RecordKind[] = (Object.keys(recordKinds) as RecordKind[]).filter(
  kind => !NOT_OF_TABLES.has(kind),
)

const SIMPLE = new Set<Control['control']>([
  'zeile',
  'text',
  'richtext',
  'link',
  'uhrzeit',
  'datum',
  'zahl',
  'schalter',
  'auswahl',
  'verweis',
  'teil',
])

/** Returns the fields of a kind that a table can fill, in the order of its form. */
export function targetsOf(kind: string): readonly Target[] {
  const record = recordKinds[kind]?.record
  if (!record) return []
  // The slug is derived from the title, so it is optional.
  return targetsIn(formFields(record)).map(target => (target.feld === 'slug' ? optional(target) : target))
}

const optional = ({ feld, label, field }: Target): Target => ({ feld, label, field, pflicht: false })

const targetsIn = (fields: readonly FormField[], before = '', called = ''): Target[] =>
  fields.flatMap((field): Target[] => {
    const feld = `${before}${field.name}`
    const label = `${called}${field.label || field.name}`
    const target = { feld, label, pflicht: field.required, field }
    if (SIMPLE.has(field.control)) return [target]
    if (field.control === 'liste' && SIMPLE.has(field.of.control)) return [target]
    if (field.control === 'liste') return waysOf(field, feld)
    if (field.control === 'gruppe' && before === '')
      return targetsIn(field.fields, `${feld}.`, `${label}: `).map(optional)
    return []
  })

/** Returns one target per choice for a list of choices with values, such as contacts. */
function waysOf({ control, ...list }: FormField, feld: string): Target[] {
  if (control !== 'liste' || !('of' in list) || list.of.control !== 'gruppe') return []
  const [choice, value, ...others] = list.of.fields
  if (choice?.control !== 'auswahl' || value?.control !== 'zeile' || others.length > 0) return []
  return choice.options.map(option => ({
    feld: `${feld}[${option.value}]`,
    label: option.label,
    pflicht: false,
    field: list.of,
  }))
}

/** Common names of columns, by field. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  titel: ['title', 'ueberschrift', 'bezeichnung', 'name', 'veranstaltung', 'betreff', 'stelle'],
  name: ['titel', 'title', 'bezeichnung', 'firma', 'verein', 'vereinsname', 'betrieb'],
  datum_von: [
    'datum',
    'beginn',
    'start',
    'startdatum',
    'von',
    'anfang',
    'date',
    'uhrzeit',
    'zeit',
    'startzeit',
    'veroeffentlicht',
  ],
  datum_bis: ['ende', 'bis', 'enddatum', 'end', 'endzeit', 'uhrzeitende'],
  datePosted: ['datum', 'ausgeschriebenam', 'veroeffentlicht'],
  validThrough: ['bewerbungsfrist', 'bewerbungsschluss', 'frist', 'bewerbungbis'],
  text: ['beschreibung', 'inhalt', 'description', 'content', 'body', 'langtext'],
  einleitung: ['kurzbeschreibung', 'teaser', 'kurztext', 'summary', 'vorspann', 'kurzinfo', 'kurzgesagt'],
  ort: ['veranstaltungsort', 'location', 'treffpunkt'],
  'anschrift.street': ['strasse', 'anschrift', 'adresse', 'strassehausnummer', 'street'],
  'anschrift.zip': ['plz', 'postleitzahl', 'zip'],
  'anschrift.city': ['ort', 'stadt', 'wohnort', 'city'],
  'arbeitsort.city': ['arbeitsort', 'ort'],
  webseite: ['website', 'homepage', 'internet', 'internetseite', 'url', 'www', 'web'],
  link: ['url', 'website', 'internet'],
  rubriken: ['rubrik', 'kategorie', 'kategorien', 'branche', 'sparte', 'category'],
  'kommunikation[telefon]': ['tel', 'fon', 'telefonnummer', 'phone'],
  'kommunikation[email]': ['mail', 'emailadresse', 'eMail'],
  'kommunikation[e-mail]': ['mail', 'email', 'emailadresse'],
  eintritt: ['preis', 'kosten', 'gebuehr'],
  veranstalter: ['organisator', 'ausrichter'],
  ansprechperson: [
    'ansprechpartner',
    'ansprechpartnerin',
    'kontakt',
    'kontaktperson',
    'vorsitz',
    'vorsitzender',
  ],
  von: ['altadresse', 'alt', 'quelle', 'from'],
  nach: ['neueadresse', 'neu', 'ziel', 'to'],
}

const folded = (text: string): string => slugOf(text).replaceAll('-', '')

/** Matches columns to fields by name. If day and time are in two columns, both fill one field. */
export function matched(spalten: readonly string[], targets: readonly Target[]): (string | null)[] {
  const taken = new Map<string, number>()
  const found = spalten.map((): string | null => null)
  const take = (fits: (name: string, target: Target) => boolean, most = 1) => {
    for (const [at, spalte] of spalten.entries()) {
      if (found[at] !== null) continue
      const name = folded(spalte)
      const target = targets.find(
        target => (taken.get(target.feld) ?? 0) < most && name !== '' && fits(name, target),
      )
      if (!target) continue
      found[at] = target.feld
      taken.set(target.feld, (taken.get(target.feld) ?? 0) + 1)
    }
  }
  const words = (target: Target) => (Object.hasOwn(WORDS, target.feld) ? (WORDS[target.feld] ?? []) : [])
  take((name, { feld, label }) => name === folded(feld) || name === folded(label))
  take((name, target) => words(target).includes(name))
  take(
    (name, { label, feld }) =>
      name === folded(label.split(': ').at(-1) ?? '') || name === folded(feld.split(/[.[]/).at(-1) ?? ''),
  )
  take((name, target) => /uhrzeit|zeit/.test(name) && isMoment(target) && words(target).includes(name), 2)
  return found
}

const isMoment = ({ field }: Target) => field.control === 'datum' && field.withTime

/** Returns the allowed kind that fits the columns of a table best. */
export function likelyKind(spalten: readonly string[], kinds: readonly string[]): string | undefined {
  const scored = kinds.map(kind => {
    const targets = targetsOf(kind)
    const found = new Set(matched(spalten, targets))
    const needed = targets.filter(({ pflicht }) => pflicht)
    const given = needed.filter(({ feld }) => found.has(feld)).length
    return { kind, score: found.size + 2 * given - 2 * (needed.length - given) }
  })
  return scored.toSorted((a, b) => b.score - a.score)[0]?.kind
}

export type RowFault = { readonly feld: string; readonly satz: string }

/** Returns a row as a record of its kind, as far as the row can be read, with the faults. */
export function recordOf(
  zeile: readonly unknown[],
  zuordnung: readonly (string | null)[],
  kind: string,
): { daten: Record<string, unknown>; fehler: RowFault[] } {
  const daten: Record<string, unknown> = {}
  const fehler: RowFault[] = []
  for (const target of targetsOf(kind)) {
    const { feld, field } = target
    const cells = zuordnung
      .flatMap((one, at) => (one === feld ? [zeile[at] ?? ''] : []))
      .filter(cell => cell !== '')
    const [first] = cells
    if (first === undefined) continue
    const cell = cells.length > 1 ? cells.map(String).join(' ') : first
    const way = /^(.+)\[(.+)\]$/.exec(feld)
    const read = way
      ? { value: (typeof cell === 'string' ? cell : JSON.stringify(cell)).slice(0, 300) }
      : valueOf(field, cell)
    if ('satz' in read) fehler.push({ feld, satz: read.satz })
    else if (way?.[1] && way[2]) addWay(daten, { list: way[1], choice: way[2], field, value: read.value })
    else put(daten, feld, read.value)
  }
  fillGroups(daten, kind)
  return { daten, fehler }
}

function put(daten: Record<string, unknown>, feld: string, value: unknown): void {
  const [name = '', inner] = feld.split('.', 2)
  if (inner === undefined) daten[name] = value
  else daten[name] = { ...(daten[name] as object | undefined), [inner]: value }
}

function addWay(
  daten: Record<string, unknown>,
  { list, choice, field, value }: { list: string; choice: string; field: FormField; value: unknown },
): void {
  const [which, what] = field.control === 'gruppe' ? field.fields : []
  if (!which || !what) return
  daten[list] = [
    ...((daten[list] as unknown[] | undefined) ?? []),
    { [which.name]: choice, [what.name]: value },
  ]
}

/** Fills the missing fields of a partial group, such as an address with only a street. */
function fillGroups(daten: Record<string, unknown>, kind: string): void {
  for (const target of targetsOf(kind)) {
    const [name = '', inner] = target.feld.split('.', 2)
    const group = daten[name]
    if (inner === undefined || typeof group !== 'object' || group === null || Array.isArray(group)) continue
    if (!(inner in group) && target.field.empty !== undefined)
      daten[name] = { ...group, [inner]: target.field.empty }
  }
}

type Read = { readonly value: unknown } | { readonly satz: string }

function valueOf(field: FormField, cell: unknown): Read {
  // A value of a JSON file is validated by the record itself.
  if (typeof cell !== 'string') return { value: cell }
  const text = cell.trim()
  switch (field.control) {
    case 'richtext':
      return {
        value: /<(?:p|br|ul|ol|h\d|a|strong|div|table)\b/i.test(text)
          ? cleanRichText(text)
          : paragraphs(text),
      }
    case 'zeile':
      return { value: text.replaceAll(/\s+/g, ' ') }
    case 'datum':
      return dateOf(text, field.withTime)
    case 'zahl':
      return numberOf(text)
    case 'schalter':
      return switchOf(text)
    case 'auswahl':
      return choiceOf(text, field.options)
    case 'verweis':
    case 'teil':
      return { value: /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) ? text : slugOf(text) }
    case 'liste': {
      const parts = text
        .split(/[;|\n]|,\s/)
        .map(part => part.trim())
        .filter(Boolean)
      const read = parts.map(part => valueOf(keyed(field), part))
      const fault = read.find(one => 'satz' in one)
      return fault ?? { value: read.map(one => ('value' in one ? one.value : '')) }
    }
    default:
      return { value: text }
  }
}

const keyed = (field: FormField): FormField => (field.control === 'liste' ? field.of : field)

const paragraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map(part => part.trim())
    .filter(Boolean)
    .map(part => `<p>${htmlText(part).replaceAll('\n', '<br>')}</p>`)
    .join('')

const MONTHS = [
  'januar',
  'februar',
  'maerz',
  'april',
  'mai',
  'juni',
  'juli',
  'august',
  'september',
  'oktober',
  'november',
  'dezember',
]

const TIME = String.raw`(?:[\sT,]+(?:um\s+)?(\d{1,2})(?:[:.](\d{2}))?(?::\d{2})?(?:[.,]\d+)?\s*(?:Uhr|h)?)?`
const ISO = new RegExp(String.raw`^(\d{4})-(\d{1,2})-(\d{1,2})${TIME}$`)
const GERMAN = new RegExp(
  String.raw`^(?:[A-Za-z]{2,10}\.?,?\s+)?(\d{1,2})\.\s?(\d{1,2}|[A-Za-zä]{3,9})\.?\s?(\d{2}|\d{4})${TIME}$`,
)

/** Parses a day or a moment in German or ISO notation. */
export function dateOf(text: string, withTime: boolean): Read {
  const satz = withTime
    ? `„${text.slice(0, 60)}“ ist kein Datum. Zum Beispiel: 24.12.2026 18:00`
    : `„${text.slice(0, 60)}“ ist kein Datum. Zum Beispiel: 24.12.2026`
  if (/(?:Z|[+-]\d\d:?\d\d)$/.test(text) && /^\d{4}-\d\d-\d\dT/.test(text)) {
    const moment = Date.parse(text)
    if (Number.isNaN(moment)) return { satz }
    const date = new Date(moment)
    return { value: withTime ? date.toISOString() : berlinDay(date) }
  }
  const iso = ISO.exec(text)
  const german = iso ? null : GERMAN.exec(text)
  const [year, month, day] = iso
    ? [Number(iso[1]), Number(iso[2]), Number(iso[3])]
    : german
      ? [yearOf(german[3] ?? ''), monthOf(german[2] ?? ''), Number(german[1])]
      : [0, 0, 0]
  const written = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const midnight = new Date(`${written}T00:00:00Z`)
  if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== written || year < 1900)
    return { satz }
  const [hours = '0', minutes = '00'] = (iso ?? german ?? []).slice(4, 6)
  if (Number(hours) > 23 || Number(minutes) > 59) return { satz }
  if (!withTime) return { value: written }
  return { value: berlinMoment({ day: written, time: `${hours.padStart(2, '0')}:${minutes}` }) }
}

const yearOf = (text: string): number =>
  text.length === 4 ? Number(text) : Number(text) + (Number(text) < 70 ? 2000 : 1900)

const monthOf = (text: string): number =>
  /^\d+$/.test(text) ? Number(text) : MONTHS.findIndex(month => month.startsWith(folded(text))) + 1

/** Parses `1.234,50`, `1,234.50` or `12`. A point before three digits separates thousands. */
function numberOf(text: string): Read {
  const bare = text.replaceAll(/[\s€%]|EUR|Euro/g, '')
  const german = /^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$|^-?\d+,\d+$/.test(bare)
  const number = Number(
    german ? bare.replaceAll('.', '').replace(',', '.') : bare.replaceAll(/,(?=\d{3}\b)/g, ''),
  )
  return bare === '' || Number.isNaN(number)
    ? { satz: `„${text.slice(0, 60)}“ ist keine Zahl.` }
    : { value: number }
}

const YES = new Set(['ja', 'j', 'x', '1', 'wahr', 'true', 'yes', 'y'])
const NO = new Set(['nein', 'n', '0', '-', 'falsch', 'false', 'no'])

function switchOf(text: string): Read {
  const small = text.toLowerCase()
  if (YES.has(small)) return { value: true }
  return NO.has(small) ? { value: false } : { satz: `„${text.slice(0, 60)}“ ist weder ja noch nein.` }
}

function choiceOf(text: string, options: readonly { value: string | number; label: string }[]): Read {
  const wanted = folded(text)
  const found = options.find(
    ({ value, label }) => folded(String(value)) === wanted || folded(label) === wanted,
  )
  if (found) return { value: found.value }
  const names = options.slice(0, 8).map(({ label }) => label)
  return { satz: `„${text.slice(0, 60)}“ gibt es nicht zur Auswahl: ${names.join(', ')}` }
}

/** Converts faults of a record to those of a row. */
export const issuesOf = (issues: readonly Issue[]): RowFault[] =>
  issues.map(({ path, message }) => ({ feld: path, satz: message }))
