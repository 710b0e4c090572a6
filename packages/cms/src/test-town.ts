import { type Call, type Cms, cmsInProcess } from '@rathausplatz/contract'
import type { collections } from './collections/collections.ts'
import { endpoints } from './endpoints/endpoints.ts'
import { openKontakt } from './kontakt/kontakt.ts'
import { openCmsStore } from './open-cms-store.ts'
import { openSearch } from './search/search.ts'
import type { SeedDocument } from './store/index.ts'

type Kind = keyof typeof collections
type Records = Partial<Record<Kind, readonly unknown[]>>

/** A town in memory for tests: some published records, a clock that stands, answers held against the contract. */
export async function testTown(records: Records, now = '2026-11-20T12:00:00+01:00') {
  const clock = () => new Date(now)
  const store = await openCmsStore({ file: ':memory:', clock })
  const documents = Object.entries(records).flatMap(([kind, list]) =>
    list.map((data): SeedDocument<Kind> => ({ kind: kind as Kind, data, author: 'test' })),
  )
  const written = await store.writeAll(documents)
  if (!written.ok) throw new Error(`${written.error.message} ${JSON.stringify(written.error)}`)
  const search = openSearch(store, clock)
  const kontakt = openKontakt(store.database, clock)
  const site = cmsInProcess(endpoints({ store, search, kontakt, clock }))
  return { store, search, kontakt, call: heldAgainstContract(site) }
}

function heldAgainstContract(site: Cms): Cms['call'] {
  const call = async (call: Call, input: never) => {
    const answer = await site.call(call as never, input)
    return call.answer.parse(answer)
  }
  return call as Cms['call']
}

export const artikel = (titel: string, more: object = {}) => ({
  titel,
  einleitung: '',
  datum_von: '2026-11-18T08:00:00+01:00',
  ...more,
})

export const veranstaltung = (titel: string, datum_von: string, more: object = {}) => ({
  titel,
  datum_von,
  rubriken: ['Markt'],
  ...more,
})

export const textEntry = (text: string) => ({ template: 'text', context: { text } })
