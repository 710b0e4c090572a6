import { type Bauplatzstatus, type Cms, calls, isCmsError, type Kommunikation } from '@rathausplatz/contract'
import type { Loader } from '../template.ts'
import { priceOf, type Sortierung, sortierungen, statuses } from './plots.ts'
import type { baugebiet } from './schema.ts'

export type BaugebietData = {
  auswahl: { status: Bauplatzstatus | ''; sortierung: Sortierung }
  /** Indices into the list of plots, filtered and sorted. */
  reihenfolge: readonly number[]
  zustaendig: { name: string; detailURL: string; kommunikation: readonly Kommunikation[] } | null
}

/** Loads the filtered and sorted plots, and the contact. */
export const loadBaugebiet: Loader<typeof baugebiet, BaugebietData> = async (
  cms,
  { context: { bauplaetze, preis_qm, kontaktstelle } },
  { query },
) => {
  const status = statuses.find(status => status === query.get('status')) ?? ''
  const sortierung = sortierungen.find(sortierung => sortierung === query.get('sortierung')) ?? 'nummer'
  const sorted = bauplaetze
    .map((platz, index) => ({ index, platz, preis: priceOf(platz, preis_qm) ?? Number.MAX_SAFE_INTEGER }))
    .filter(({ platz }) => status === '' || platz.status === status)
    .toSorted((a, b) => {
      if (sortierung === 'preis') return a.preis - b.preis
      if (sortierung === 'flaeche') return a.platz.flaeche - b.platz.flaeche
      return a.platz.nummer.localeCompare(b.platz.nummer, 'de', { numeric: true })
    })
  return {
    auswahl: { status, sortierung },
    reihenfolge: sorted.map(({ index }) => index),
    zustaendig: await officeAt(cms, kontaktstelle),
  }
}

/** Loads the office; null without an id, or if the office no longer exists. */
async function officeAt(cms: Cms, id: string): Promise<BaugebietData['zustaendig']> {
  if (id === '') return null
  try {
    const { name, detailURL, kommunikation } = await cms.call(calls.organisationseinheit, { params: { id } })
    return { name, detailURL, kommunikation }
  } catch (error) {
    if (isCmsError(error) && error.code === 'nicht-gefunden') return null
    throw error
  }
}
