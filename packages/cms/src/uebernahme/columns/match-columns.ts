import { folded } from './folded.ts'
import { type Target, targetsOf } from './targets.ts'

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
