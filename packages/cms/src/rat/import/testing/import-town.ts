import { join } from 'node:path'
import { calls } from '@rathausplatz/contract'
import { openMedia } from '../../../media/media.ts'
import { openOparl } from '../../../oparl/answer.ts'
import type { OparlTables } from '../../../oparl/tables.ts'
import { neighbour, wayToNeighbours } from '../../../outbound/testing/neighbour.ts'
import { newFolder } from '../../../store/testing/databases.ts'
import { testTown } from '../../../test-town.ts'
import { importOparl, type OparlHow } from '../import-oparl.ts'
import type { Outcome, RatReport } from '../report.ts'

/** The record of a town: without it, its OParl has no body. */
export const stadt = {
  name: 'Stadt Anderswo',
  email: 'stadt@anderswo.example',
  telefon: '07251 5555-0',
  anschrift: { location: 'Rathaus', street: 'Marktplatz 1', zip: '76999', city: 'Anderswo' },
}

const log = { info() {}, warn() {}, error() {} }

/** A town with a media library into which a council is imported. */
export async function importTown(records: Parameters<typeof testTown>[0] = {}, now?: string) {
  const folder = newFolder()
  const town = await testTown(records, now, {
    media: isForEveryone => openMedia(join(folder, 'medien'), log, isForEveryone),
  })
  const { library, media } = town
  if (!library || !media) throw new Error('A town with a media library')
  return { ...town, library, media, folder }
}
export type ImportTown = Awaited<ReturnType<typeof importTown>>

/** Addresses that never answer. */
export const silent = new Set<string>()

const fetch = wayToNeighbours(url => silent.has(url.split('?', 1)[0] ?? ''))

/** Imports with writing and publishing, unless `how` says otherwise. */
export async function fromOparl(
  { store, library, clock }: Pick<ImportTown, 'store' | 'library'> & { clock: () => Date },
  entry: string,
  how: Partial<OparlHow> = {},
): Promise<RatReport> {
  const all = { schreiben: true, veroeffentlichen: true, entfernen: false, alles: false, ...how }
  const imported = await importOparl({ store, library, clock, fetch, pauseMs: 1 }, entry, all)
  if (!imported.ok) throw new Error(imported.message)
  return imported.report
}

export const PDF = new TextEncoder().encode('%PDF-1.7\nGrüße\n%%EOF\n')

/** Serves a town's OParl server on this machine. */
export async function oparlOf(
  { store, clock, media }: ImportTown,
  answerMedia: (request: Request) => Promise<Response> = media.answer,
): Promise<{ entry: string; asked: string[] }> {
  const asked: string[] = []
  let answer: ((request: Request) => Promise<Response>) | undefined
  const origin = await neighbour((request, response) => {
    const url = `${origin}${request.url ?? '/'}`
    asked.push(request.url ?? '')
    const ask = request.url?.startsWith('/medien/') ? answerMedia : answer
    void (async () => {
      const said = (await ask?.(new Request(url))) ?? new Response(null, { status: 404 })
      response.writeHead(said.status, Object.fromEntries(said.headers))
      response.end(Buffer.from(await said.arrayBuffer()))
    })()
  })
  answer = openOparl({
    db: store.database.read.withTables<OparlTables>(),
    clock,
    publicUrl: origin,
    media: media.answer,
    isFilled: () => true,
  })
  return { entry: `${origin}/oparl/v1`, asked }
}

export const counted = ({ eintraege }: RatReport): Partial<Record<Outcome, number>> => {
  const counts: Partial<Record<Outcome, number>> = {}
  for (const { wurde } of eintraege) counts[wurde] = (counts[wurde] ?? 0) + 1
  return counts
}

/** Returns all public content of a council. */
export async function toldOf({ call }: Pick<ImportTown, 'call'>) {
  const gremien = (await call(calls.gremien, {})).data
  const personen = (await call(calls.ratspersonen, { query: {} })).data
  const sitzungen = (await call(calls.sitzungen, { query: { von: '2000-01-01', pro_seite: 50 } })).data
  const vorlagen = (await call(calls.vorlagen, { query: { pro_seite: 50 } })).data
  const each = <T extends { id: string }, U>(list: readonly T[], ask: (id: string) => Promise<U>) =>
    Promise.all(list.map(({ id }) => ask(id)))
  return {
    listen: { gremien, personen, sitzungen, vorlagen },
    gremien: await each(gremien, id => call(calls.gremium, { params: { id } })),
    personen: await each(personen, id => call(calls.ratsperson, { params: { id } })),
    sitzungen: await each(sitzungen, id => call(calls.sitzung, { params: { id } })),
    vorlagen: await each(vorlagen, id => call(calls.vorlage, { params: { id } })),
  }
}
