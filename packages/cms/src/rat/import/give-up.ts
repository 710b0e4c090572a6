import { berlinDay } from '@rathausplatz/time'
import type { CmsStore } from '../../collections/collections.ts'
import { OPARL_IMPORTER, type RatImported } from './import-oparl.ts'
import { noteGivenUp, readSources, sourcesIn } from './known-sources.ts'
import { newReport } from './report.ts'
import { unknownSource } from './source-words.ts'
import { ratKinds, readDocuments, stockOf } from './stock.ts'
import { takeAway, type Why } from './take-away.ts'

const GIVEN_UP: Why = {
  reason: 'Diese Angaben werden nicht mehr gepflegt.',
  satz: 'die Quelle ist aufgegeben',
}

/**
 * Withdraws everything that came from an OParl server which is not read any more, called by its address or
 * key. What the town is working on, or has published itself since, stays. If the server is read again, it all
 * comes back.
 */
export async function giveUpSource(
  { store, clock }: { store: CmsStore; clock: () => Date },
  called: string,
  { schreiben }: { schreiben: boolean },
): Promise<RatImported> {
  const sources = await readSources(store.database)
  const documents = await readDocuments(store)
  const present = sourcesIn(documents)
  const prefix = sources.called(called)
  if (prefix === undefined || !present.includes(prefix))
    return { ok: false, message: unknownSource(called, present, sources) }
  const report = { ...newReport(schreiben), aufgegeben: true }
  const addresses = sources.addressesOf(prefix)
  report.quelle.push(
    addresses.length > 1
      ? `Gelesen wurde sie unter diesen Adressen: ${addresses.join(', ')}`
      : sources.nameOf(prefix),
  )
  const stock = stockOf(documents, { prefix, place: '' })
  const about = {
    store,
    stock,
    how: { schreiben, veroeffentlichen: false, entfernen: true, trotzdem: true },
    author: OPARL_IMPORTER,
    note: 'Quelle aufgegeben',
    report,
    sourceName: sources.nameOf,
  }
  // Meetings and papers first: they refer to the bodies.
  for (const kind of ratKinds.toReversed())
    await takeAway(about, [...stock.imported(kind).values()], GIVEN_UP)
  if (schreiben) await noteGivenUp(store.database, prefix, { addresses, day: berlinDay(clock()) })
  return { ok: true, report }
}
