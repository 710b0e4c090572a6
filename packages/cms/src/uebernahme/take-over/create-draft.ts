import type { RecordKind } from '@rathausplatz/contract/records'
import { slugOf } from '@rathausplatz/text'
import { LRUCache } from 'lru-cache'
import type { CmsStore } from '../../collections/collections.ts'
import { fieldName } from '../../editing/field-names.ts'
import { type Editor, leaveFor } from '../../editing/leave-for.ts'
import { recordKinds } from '../../editing/show.ts'
import { answered, type Result, type StoreError } from '../../store/result.ts'
import type { Stueck } from '../piece-rows.ts'
import type { Made } from './draft.ts'

/** Most attempts to find a free address. The first ones count up by one, the later ones double the number. */
const MOST_TRIES = 30
const TRIES_IN_A_ROW = 15
/** Most names whose last number is remembered. */
const MOST_NAMES = 1_000

/** Returns a function that creates the drafts of pieces. */
export function draftCreator(store: CmsStore) {
  /** The last number of each name that occurs several times: towns have monthly reports of the same title. */
  const places = new LRUCache<string, number>({ max: MOST_NAMES })
  /** Creates the document of a piece, with a number in its address if the address is taken. */
  return async (
    { document_id: id, art, ziel }: Stueck,
    { daten, titel }: Made,
    who: Editor,
  ): Promise<Result<{ key: string }>> => {
    const leave = leaveFor(who, 'inhalte-schreiben')
    const kind = art as RecordKind
    let last: Result<{ key: string }> | undefined
    const name = `${art} ${art === 'seite' ? ziel : titel}`
    let place = 1
    for (let tries = 1; tries <= MOST_TRIES; tries++) {
      const numbered = place === 1 ? daten : withPlace(daten, { art, ziel, titel, place })
      if (!numbered) break
      // Pages and articles may refer to pieces that are imported later. For a row of a table, a missing
      // reference is a fault.
      const mayMiss = art === 'seite' || art === 'aktuelles'
      last = answered(
        await store.create({ id, kind, data: numbered, author: who.id, note: NOTE, mayMiss, leave }),
      )
      if (last.ok || last.error.code !== 'vergeben' || last.error.document_id === id) break
      if (tries === 1) place = places.get(name) ?? 1
      place = tries < TRIES_IN_A_ROW ? place + 1 : place * 2
    }
    if (place > 1) {
      places.set(name, place)
    }
    return (
      last ?? { ok: false, error: { code: 'nicht_gefunden', message: 'Diese Inhaltsart gibt es nicht.' } }
    )
  }
}

const NOTE = 'Von der alten Website übernommen'

/** Returns the reasons why a draft could not be created. */
export const sentencesOf = (error: StoreError, art: string, daten: unknown): string[] =>
  error.code === 'ungueltig'
    ? error.issues
        .slice(0, 8)
        .map(({ path, message }) => `${fieldName(recordKinds[art]?.record, path, daten)}: ${message}`)
    : [error.message]

function withPlace(
  daten: Record<string, unknown>,
  { art, ziel, titel, place }: { art: string; ziel: string; titel: string; place: number },
): Record<string, unknown> | undefined {
  if (art === 'seite') return { ...daten, pfad: `${ziel}-${place}` }
  const slug = typeof daten['slug'] === 'string' && daten['slug'] !== '' ? daten['slug'] : slugOf(titel)
  return WITH_SLUG.has(art) && slug ? { ...daten, slug: `${slug.slice(0, 76)}-${place}` } : undefined
}

/**
 * Kinds in which several documents may have the same name, such as yearly events. In other kinds, an equal
 * name means a duplicate.
 */
const WITH_SLUG = new Set(['aktuelles', 'veranstaltung', 'stelle', 'bekanntmachung'])
