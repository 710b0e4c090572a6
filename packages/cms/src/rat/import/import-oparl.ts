import type { CmsStore } from '../../collections/collections.ts'
import type { Library } from '../../media/media-library.ts'
import type { FetchOutside } from '../../outbound/fetch-outside.ts'
import { NotStored } from '../../store/result.ts'
import { placeOfTown } from './body-name.ts'
import { noteStand, standOf } from './checkpoint.ts'
import { hasClosedLater } from './closed-bodies.ts'
import { foreignFiles } from './foreign-files.ts'
import { heldPapers } from './held-papers.ts'
import { inPieces } from './in-pieces.ts'
import { noteAddress, readSources, withoutEnd } from './known-sources.ts'
import { isBody } from './oparl-bodies.ts'
import { oparlClient } from './oparl-client.ts'
import { oparlRecords } from './oparl-records.ts'
import { newReport, type RatReport } from './report.ts'
import {
  type DocumentIds,
  idsBelow,
  type RatKind,
  readDocuments,
  type Stock,
  type Stored,
  stockOf,
} from './stock.ts'
import { takeAway, takeClosed } from './take-away.ts'
import { type How, takeOver } from './take-over.ts'
import { type Found, walkOparl } from './walk-oparl.ts'
import { whichSource } from './which-source.ts'
import { withholdTo } from './withheld.ts'

/** Author of everything that this import writes; all other authors belong to the town. */
export const OPARL_IMPORTER = 'oparl-import'

export type OparlHow = How & {
  /** Reads everything, not only changes. */
  readonly alles: boolean
  readonly koerperschaft?: string | undefined
  /** The source that this server continues under another address. */
  readonly fortsetzt?: string | undefined
  /** This server is another source than those before. */
  readonly neueQuelle?: boolean | undefined
}

export type RatImported = { ok: true; report: RatReport } | { ok: false; message: string }

type Sources = {
  store: CmsStore
  library: Library
  fetch: FetchOutside
  clock: () => Date
  /** Pause before a busy server is asked again, in milliseconds. */
  pauseMs?: number
}

/** How far a checkpoint is set back: clocks differ, and a list may have been read during a write. */
const OVERLAP_MS = 60 * 60 * 1_000

/**
 * Imports the council of an OParl server. A later run continues, doubles nothing and applies the changes of
 * the source.
 */
export async function importOparl(given: Sources, entry: string, how: OparlHow): Promise<RatImported> {
  const { store, library, fetch, clock, pauseMs } = given
  const address = withoutEnd(entry)
  const report = newReport(how.schreiben)
  const say = (sentence: string) => void report.fehler.push(sentence)
  const client = oparlClient(fetch, { ...(pauseMs === undefined ? {} : { pauseMs }), say: hint(report) })
  const begun = new Date(clock().getTime() - OVERLAP_MS).toISOString()
  const since = how.alles ? undefined : await standOf(store.database, address)
  const walked = await walkOparl(client, address, { since, koerperschaft: how.koerperschaft, say })
  if (!walked.ok) return { ok: false, message: walked.satz }
  const { found } = walked
  if (found.isSinceUnknown) hint(report)(SINCE_UNKNOWN)
  if (isEmpty(found)) hint(report)(NOTHING_THERE)

  const documents = await readDocuments(store)
  const sources = await readSources(store.database)
  const { fortsetzt, neueQuelle } = how
  const which = whichSource({ address, found, documents, sources, fortsetzt, neueQuelle })
  if (!which.ok) return { ok: false, message: which.satz }
  const { prefix, named, saetze } = which.source
  report.quelle.push(...saetze)
  // Before anything is written, so that the next run continues what an aborted one has begun.
  if (how.schreiben) await noteAddress(store.database, address, prefix)
  const ids = idsBelow(prefix, named)
  const stock = stockOf(documents, {
    prefix,
    place: await placeOfTown(store),
    givenUp: sources.givenUp,
  })
  const idOf = (body: string) => ids.of('gremium', body)
  if (since !== undefined && hasClosedLater(found.organizations, { stock, idOf }))
    return importOparl(given, entry, { ...how, alles: true })
  const author = OPARL_IMPORTER
  const files = foreignFiles({
    library,
    database: store.database,
    quelle: sources.filesOf(prefix, address),
    author,
    schreiben: how.schreiben,
    alles: how.alles,
    report,
  })
  const about = {
    store,
    stock,
    how,
    author,
    note: 'Über OParl übernommen',
    report,
    sourceName: sources.nameOf,
  }
  const records = await oparlRecords({
    found,
    held: await heldPapers(store, stock),
    stock,
    ids,
    files,
    get: found.get,
    named,
    fetch,
    clock,
    say: hint(report),
    withhold: withholdTo(report.zurueckgehalten),
  })
  try {
    // Runs first, so that an aborted run has already hidden the documents that are not public any more.
    await takeClosed(about, closedOf(stock, records.closed), records.ofGoneMeetings)
    await takeOver(about, records.gremien())
    const personen = records.personen()
    const seated = new Set(personen.map(({ id }) => id))
    await takeOver(about, personen)
    await inPieces(records.vorlagen(), entries => takeOver(about, entries))
    await inPieces(records.sitzungen(), entries => takeOver(about, entries))
    // Closed documents are withdrawn already.
    const gone = goneOf({ found, stock, ids, since, seated }).filter(({ id }) => !records.closed.has(id))
    const withdrawn = await takeAway(about, gone)
    // With doubts the checkpoint stays, so that the run with --trotzdem asks for the same again.
    if (how.schreiben && report.bedenken.length === 0)
      await noteStand(store.database, address, {
        begun,
        isWhole: found.isWhole,
        missed: files.missed() + records.unsettled,
        // What a list lacked may not have changed. Missing objects were not reported as deleted: the next run
        // reads everything and finds those that are back.
        mustReadAll: !found.isWhole || records.isClosedUnread || (withdrawn > 0 && !found.isOfChanges),
        report,
      })
  } catch (error) {
    if (!(error instanceof NotStored)) throw error
    report.fehler.push(
      `Abgebrochen: ${error.message} Was bis dahin übernommen ist, bleibt; ein neuer Lauf macht weiter.`,
    )
  }
  return { ok: true, report }
}

const SINCE_UNKNOWN =
  'Der Server versteht die Frage nach Änderungen nicht („modified_since“): Jeder Lauf liest alles.'

const NOTHING_THERE =
  'Der Server nennt weder Gremien noch Personen, Vorlagen oder Sitzungen. Bitte prüfen Sie die Adresse, oder fragen Sie dessen Betreiber.'

const isEmpty = ({ isOfChanges, isWhole, organizations, persons, papers, meetings }: Found): boolean =>
  !isOfChanges && isWhole && [organizations, persons, papers, meetings].every(({ size }) => size === 0)

const hint = (report: RatReport) => (sentence: string) => void report.hinweise.push(sentence)

/**
 * Returns imported documents that the source no longer has. In a run that asks only for changes these are the
 * ones reported as deleted: a missing object did not change.
 */
function goneOf({
  found,
  stock,
  ids,
  since,
  seated,
}: {
  found: Found
  /** Documents of the people with a seat; others count as gone. */
  seated: ReadonlySet<string>
  stock: Stock
  ids: DocumentIds
  since: string | undefined
}): Stored[] {
  const there: Record<RatKind, ReadonlyMap<string, unknown>> = {
    gremium: new Map([...found.organizations].filter(([, object]) => isBody(object))),
    ratsperson: new Map([...found.persons].filter(([foreign]) => seated.has(ids.of('ratsperson', foreign)))),
    vorlage: found.papers,
    sitzung: found.meetings,
  }
  return (Object.keys(there) as RatKind[]).flatMap(kind => {
    const present = new Set([...there[kind].keys()].map(foreign => ids.of(kind, foreign)))
    const deleted = new Set([...found.deleted].map(foreign => ids.of(kind, foreign)))
    return [...stock.imported(kind).values()].filter(
      ({ id }) => deleted.has(id) || (since === undefined && found.isWhole && !present.has(id)),
    )
  })
}

/** Returns imported documents that are not public in the source any more. */
const closedOf = (stock: Stock, closed: ReadonlySet<string>): Stored[] =>
  (['vorlage', 'sitzung'] as const).flatMap(kind =>
    [...stock.imported(kind).values()].filter(({ id }) => closed.has(id)),
  )
