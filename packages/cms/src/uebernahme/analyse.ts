import { createHash } from 'node:crypto'
import { may } from '@rathausplatz/contract'
import { slugOf } from '@rathausplatz/text'
import type { CmsStore } from '../collections/collections.ts'
import { recordPaths } from '../collections/record-paths.ts'
import { isReserved } from '../collections/reserved.ts'
import { fieldName } from '../editing/field-names.ts'
import { type Editor, visibleTo } from '../editing/leave-for.ts'
import { recordKinds } from '../editing/show.ts'
import { findTakenOver } from '../store/former-addresses.ts'
import { newId } from '../store/id.ts'
import { type ForAll, issuesOf, recordOf } from './columns/row-record.ts'
import { targetsOf } from './columns/targets.ts'
import type { Known } from './first-unknown.ts'
import { type Found, isFitForIndex, plainTitle } from './found.ts'
import { ASKED_AT_ONCE, type Piece, type Stueck } from './piece-rows.ts'
import type { AboutUebernahme } from './tables.ts'

/**
 * Returns a row to choose for each found piece, with its place in this town. Pieces that are known already or
 * occur twice are marked.
 */
export async function piecesOf(
  funde: readonly Found[],
  { store, who, now }: { store: CmsStore; who: Editor; now: Date },
): Promise<Piece[]> {
  const known = await knownOf(store, funde.map(({ adresse }) => adresse).filter(isFitForIndex))
  const { entries } = await store.level({ kind: 'seite', under: '/', visible: visibleTo(who) })
  const folders = new Set(entries.map(({ path }) => path))
  const mayNews = may(who, 'inhalte-schreiben', { kind: 'aktuelles', path: '/aktuelles/neu' })
  const addresses = new Set<string>()
  const free = freePlaces()
  return funde.map((fund, nr) => {
    const { titel, datum, hinweise, gewaehlt, inhalt } = fund
    const isFit = isFitForIndex(fund.adresse)
    const adresse = isFit ? fund.adresse : ''
    const already = known.get(adresse)
    const isDouble = adresse !== '' && addresses.has(adresse)
    addresses.add(adresse)
    const ziel = free(within(who, proposed(fund, folders)))
    const told = [
      ...(isDouble && !already ? ['Das steht zweimal in der Datei.'] : []),
      ...(isFit ? [] : ['Seine alte Adresse ist sehr lang; von dort wird nicht weitergeleitet.']),
    ]
    return {
      nr,
      titel: titel.toWellFormed(),
      art: fund.art === 'aktuelles' && !mayNews ? 'seite' : fund.art,
      ziel,
      adresse,
      datum,
      gewaehlt: gewaehlt && !already && !isDouble,
      zustand: already ? ('schon_da' as const) : ('gefunden' as const),
      document_id: already ?? newId(now),
      hinweise: [...told, ...hinweise],
      data: JSON.stringify(inhalt ?? null),
    }
  })
}

/** Knows the former addresses of this town. */
export const knownIn =
  (store: CmsStore): Known =>
  async adressen =>
    new Set((await knownOf(store, adressen.filter(isFitForIndex))).keys())

async function knownOf(store: CmsStore, adressen: readonly string[]): Promise<Map<string, string>> {
  const known = new Map<string, string>()
  const asked = [...new Set(adressen)].filter(Boolean)
  for (let at = 0; at < asked.length; at += ASKED_AT_ONCE)
    for (const [adresse, id] of await findTakenOver(store.database.read, asked.slice(at, at + ASKED_AT_ONCE)))
      known.set(adresse, id)
  return known
}

/**
 * Proposes a place for a piece. A page keeps its path. A page at the top level and an article go into a
 * folder that has the name of a category, if there is one.
 */
function proposed({ art, pfad, titel, rubriken }: Found, folders: ReadonlySet<string>): string {
  const path = placeOfPath(pfad, titel)
  const last = path.slice(path.lastIndexOf('/'))
  const isFlat = art === 'aktuelles' || path === last
  const folder = rubriken.map(rubrik => `/${slugOf(rubrik)}`).find(one => folders.has(one))
  const place = isFlat ? (folder ?? '') + last : path
  const isTaken = isReserved(place) || [...recordPaths.values()].some(under => place.startsWith(`${under}/`))
  return isTaken ? (isReserved(last) ? `${last}-seite` : last) : place
}

/**
 * Returns the path of a page in the spelling of this site, with umlauts transliterated; without a path, one
 * made from the title.
 */
function placeOfPath(pfad: string, titel: string): string {
  const steps = pathOfSteps(pfad)
  const named = steps.length > 0 ? steps : [slugOf(titel) || 'seite']
  return `/${named.join('/')}`
}

const pathOfSteps = (pfad: string): string[] =>
  pfad
    .split('/')
    .map(step => slugOf(step))
    .filter(Boolean)
    .slice(-8)

/** Moves a place into a section of the editor, if it is outside of all of them. */
function within({ sections }: Editor, place: string): string {
  const isWithin = sections.some(section => section === '/' || `${place}/`.startsWith(`${section}/`))
  return isWithin ? place : `${sections[0] ?? ''}${place}`
}

/** Returns a function that assigns a place to each piece, with the next free number if the place is taken. */
function freePlaces(): (place: string) => string {
  const taken = new Set<string>()
  /**
   * Last number per place. Counting continues from it, so that thousands of equal titles take linear time.
   */
  const asked = new Map<string, number>()
  return place => {
    for (let count = (asked.get(place) ?? 0) + 1; ; count++) {
      const numbered = count === 1 ? place : `${place}-${count}`
      if (taken.has(numbered)) continue
      asked.set(place, count)
      taken.add(numbered)
      return numbered
    }
  }
}

/** Identifies a row of a table by its cells. */
export const addressOfRow = (zeile: readonly unknown[], art: string): string =>
  `zeile:${art}:${createHash('sha256').update(JSON.stringify(zeile)).digest('hex').slice(0, 32)}`

/** Returns a table row as a piece, with the title of its record and its faults. */
export function pieceOfRow(
  zeile: readonly unknown[],
  { art = '', zuordnung = [], fuer_alle }: Pick<AboutUebernahme, 'art' | 'zuordnung' | 'fuer_alle'>,
): Pick<Stueck, 'titel' | 'art' | 'adresse' | 'gewaehlt'> & { hinweise: string[] } {
  const { fehler, daten } = faultsOf(zeile, { art, zuordnung, fuer_alle })
  const labels = new Map(targetsOf(art).map(({ feld, label }) => [feld, label]))
  const titel = daten[recordKinds[art]?.record.title ?? '']
  const what = typeof titel === 'string' ? titel : zeile.find(cell => typeof cell === 'string' && cell !== '')
  return {
    titel: (typeof what === 'string' ? plainTitle(what) : '').toWellFormed() || 'Ohne Titel',
    art,
    adresse: addressOfRow(zeile, art),
    gewaehlt: fehler.length === 0,
    hinweise: fehler
      .map(
        ({ feld, satz }) =>
          `${labels.get(feld) ?? fieldName(recordKinds[art]?.record, feld, daten)}: ${satz}`,
      )
      .slice(0, 10),
  }
}

/**
 * Returns a row as a record, with the faults of its cells; if there are none, with the faults of the whole
 * record.
 */
export function faultsOf(
  zeile: readonly unknown[],
  {
    art,
    zuordnung,
    fuer_alle,
  }: { art: string; zuordnung: readonly (string | null)[]; fuer_alle: ForAll | undefined },
) {
  const { daten, fehler } = recordOf(zeile, zuordnung, art, fuer_alle)
  const parsed = fehler.length === 0 ? recordKinds[art]?.parse(daten) : undefined
  return { daten, fehler: parsed?.issues ? issuesOf(parsed.issues) : fehler }
}
