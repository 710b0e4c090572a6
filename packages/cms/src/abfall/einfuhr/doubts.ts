import { germanDay } from '@rathausplatz/time'
import { placeKey, splitStreet } from '../places.ts'
import { doubtsOfFuture, doubtsOfTime } from './doubts-of-time.ts'
import type { NewPlace } from './find-places.ts'
import { isStrangeName } from './name-of-calendar.ts'
import { newParts } from './new-parts.ts'
import type { OpenFile } from './open-file.ts'
import type { Manner } from './order.ts'
import type { RawRow } from './raw-rows.ts'
import { doubtsOfStrayDays } from './stray-days.ts'
import { inWords, type Named } from './told-names.ts'
import { otherTownsInWords, type Title, titlesOfOtherTowns } from './town-in-title.ts'

/**
 * Returns questions about rows, days and places that the editor must confirm before the import. `ofStreets` are unread texts that
 * name streets.
 */
export function doubtsOf(file: OpenFile, ofStreets: readonly string[]): string[] {
  const { order, read, kalender, titleOf, finder, tally } = file
  const { name, manner, orte, heute, gemeinde } = order
  const { untold } = tally
  const strange = untold.unknownPlaces.size + untold.unknownDistricts.size + finder.created().length
  const isKnown = (word: string) => finder.isNameHere(word) || titleOf(word).fraktionen.length > 0
  return [
    ...(read.fragen ?? []),
    ...doubtsOfTime(read.rows, heute),
    ...doubtsOfFuture(read.rows, heute),
    ...doubtsOfStrayDays(file),
    ...doubtsOfElsewhere(untold.elsewhere, manner),
    ...doubtsBeside(untold.beside, manner),
    ...doubtsOfContrary(untold.contrary),
    ...(untold.beside.size === 0 ? doubtsOfNames(namesOfCalendars(kalender.name, read.rows), isKnown) : []),
    ...(gemeinde
      ? otherTownsInWords(titlesOfOtherTowns(titlesOf(name, read), gemeinde, isKnown), gemeinde)
      : []),
    ...doubtsOfParts(finder.created(), orte),
    ...doubtsOfStreet(manner.strasse ?? '', ofStreets, ofStreets.flatMap(finder.streetsIn)),
    ...(orte.length === 0 ? [] : doubtsOfPlace(finder.streets(), strange)),
  ]
}

const titlesOf = (name: string, { titel = [], blatt }: OpenFile['read']): Title[] => [
  ...titel.map(text => ({ where: 'tabelle' as const, text })),
  ...(blatt === undefined ? [] : [{ where: 'blatt' as const, text: blatt }]),
  { where: 'datei', text: name.replace(/\.\w{2,4}$/, '').replaceAll(/[_.]+/g, ' ') },
]

const namesOfCalendars = (name: string, rows: readonly RawRow[]): string[] => [
  ...new Set([name, ...rows.flatMap(({ kalender }) => kalender?.name ?? [])]),
]

function doubtsOfNames(names: readonly string[], isKnown: (word: string) => boolean): string[] {
  const strange = names.filter(name => isStrangeName(name, isKnown)).map(name => `„${name.slice(0, 120)}“`)
  const [first, ...others] = strange
  if (first === undefined) return []
  return others.length === 0
    ? [`Der Kalender heißt ${first}. Ist das die Datei dieser Stadt?`]
    : [
        `${strange.length} Kalender heißen nach etwas, das die Stadt nicht kennt: ${strange.slice(0, 5).join(', ')}${strange.length > 5 ? ' …' : ''}. Ist das die Datei dieser Stadt?`,
      ]
}

export const streetsAreUnread = (texts: readonly string[]): string =>
  `Die Datei nennt Straßen an einer Stelle, an der sie der Einleser nicht liest: ${toldTexts(texts)}. Bitte wählen Sie die Straße, für die sie gilt, oder geben Sie der Tabelle eine Spalte „Straße“. Gilt sie für alle Straßen, dann nehmen Sie diesen Text heraus.`

const toldTexts = (texts: readonly string[]): string =>
  texts
    .slice(0, 5)
    .map(one => `„${one.slice(0, 100)}“`)
    .join('; ')

/** Returns a doubt if the file names streets and the chosen street is not among them. */
function doubtsOfStreet(chosen: string, texts: readonly string[], streets: readonly string[]): string[] {
  const keyOf = (address: string) => placeKey(splitStreet(address, '').strasse)
  if (chosen === '' || streets.length === 0 || streets.some(one => keyOf(one) === keyOf(chosen))) return []
  return [`Die Datei nennt andere Straßen: ${toldTexts(texts)}. Ist das die Datei für „${chosen}“?`]
}

function doubtsOfElsewhere(names: ReadonlyMap<string, Named>, { strasse = '' }: Manner): string[] {
  const many = [...names.values()].reduce((sum, { times }) => sum + times, 0)
  const nennen = many === 1 ? '1 Termin der Datei nennt' : `${many} Termine der Datei nennen`
  const werden = many === 1 ? 'wird' : 'werden'
  if (many > 0 && strasse === '')
    return [
      `${nennen} einen Ort, eine Straße, einen Bezirk oder eine Tour, die der Einleser keiner Straße der Stadt sicher zuordnet, und ${werden} nicht übernommen. Stimmt das? Wenn nicht, tragen Sie den Bezirk unter „Abfuhr“ bei den Straßen ein, oder lesen Sie für jede Straße ihre eigene Datei ein und wählen dabei die Straße.`,
    ]
  return many === 0
    ? []
    : [
        `${nennen} eine andere Straße oder einen anderen Bezirk und ${werden} nicht übernommen. Ist das die Datei dieser Straße?`,
      ]
}

/** Dates of a known kind in a known street that the file does not give clearly: without them, days are missing. */
export function doubtsOfMissing({ tally: { untold } }: OpenFile): string[] {
  const many = [...untold.missing.values()].reduce((sum, { times }) => sum + times, 0)
  return many === 0
    ? []
    : [
        `${many === 1 ? '1 Termin bleibt weg, weil unklar ist, ob er gilt' : `${many} Termine bleiben weg, weil unklar ist, ob sie gelten`}: ${inWords(untold.missing, MOST_MISSING)}. Was an ${many === 1 ? 'diesem Tag' : 'diesen Tagen'} schon im Kalender steht, bleibt; ein neuer Termin fehlt dort. Stimmt das?`,
      ]
}

const MOST_MISSING = 10

function doubtsOfContrary(names: ReadonlyMap<string, Named>): string[] {
  const days = [...names].map(
    ([name, one]) =>
      `${name} (${[...new Set(one.days)].map(germanDay).join(', ')}${one.times > one.days.length ? ' …' : ''})`,
  )
  return days.length === 0
    ? []
    : [
        `Für dieselbe Straße nennt die Datei einen Termin und sagt ihn ab: ${days.join('; ')}. Der Termin gilt dann. Stimmt das?`,
      ]
}

const MOST_ASKED = 3

/** A new part of a street that is there as a whole no longer follows it on the days of the file. */
function doubtsOfParts(created: readonly NewPlace[], orte: readonly NewPlace[]): string[] {
  const parts = newParts(created, orte).map(([part]) => part)
  const told = parts
    .slice(0, MOST_ASKED)
    .map(({ strasse, hausnummern }) => `„${strasse} ${hausnummern}“`)
    .join(', ')
  const rest = parts.length > MOST_ASKED ? ` und ${parts.length - MOST_ASKED} weitere` : ''
  return parts.length === 0
    ? []
    : [
        `Neu angelegt ${parts.length === 1 ? 'wird ein Teil einer Straße' : 'werden Teile von Straßen'}, die es schon als Ganzes gibt: ${told}${rest}. Für diese Hausnummern gelten danach die Termine der Datei. Was sie für den Teil nicht nennt, bleibt wie in der ganzen Straße: Tage davor und danach, andere Tonnen und andere Abfallarten. Stimmt das?`,
      ]
}

function doubtsBeside(names: ReadonlyMap<string, Named>, { strasse = '' }: Manner): string[] {
  const told = [...names.keys()]
    .slice(0, MOST_ASKED)
    .map(text => `„${text.replaceAll('\n', ', ').slice(0, 120)}“`)
  const rest = names.size - told.length
  const all = `${told.join(', ')}${rest > 0 ? ` und ${rest} weitere` : ''}`
  if (told.length === 0) return []
  return [
    strasse === ''
      ? `Neben den Terminen stehen Straßen oder Orte, nach denen der Einleser sie nicht zuordnet: ${all}. Stimmt das?`
      : `In der Datei steht eine andere Straße oder ein anderer Ort: ${all}. Ist das die Datei dieser Straße?`,
  ]
}

/**
 * Returns a doubt only if few streets of the file are known: unknown house numbers do not suggest another
 * town.
 */
function doubtsOfPlace({ asked, known }: { asked: number; known: number }, strange: number): string[] {
  if (asked === 0 || strange < asked * 0.5 || known > asked * 0.5) return []
  return [
    `Von ${asked} ${asked === 1 ? 'Straße' : 'Straßen'} der Datei kennt die Stadt ${known}. Ist das die Datei einer anderen Stadt?`,
  ]
}

type Naming = { readonly namesPlaces: boolean; readonly ungelesen: readonly string[] }

export function forAllInWords(many: number, { namesPlaces, ungelesen }: Naming, streets: number): string {
  const which = streets === 1 ? 'die einzige Straße' : `alle ${streets} Straßen`
  if (namesPlaces)
    return `${many === 1 ? '1 Termin der Datei nennt keine Straße und gilt' : `${many} Termine der Datei nennen keine Straße und gelten`} dann für ${which}.`
  if (ungelesen.length === 0) return `Die Datei nennt keine Straßen. Ihre Termine gelten dann für ${which}.`
  return `Der Einleser findet in der Datei keine Straßen. Ihre Termine gelten dann für ${which}. Nicht gelesen wurde: ${toldTexts(ungelesen)}. Gilt die Datei nur für einen Teil? Dann wählen Sie bitte die Straße.`
}
