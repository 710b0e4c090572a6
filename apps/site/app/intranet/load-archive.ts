import { type ArchivDokument, calls } from '@rathausplatz/contract'
import { berlinDay } from '@rathausplatz/time'
import { inIntranet } from './in-intranet.ts'

export type ArchiveData = {
  groups: { titel: string; dokumente: ArchivDokument[] }[]
  themen: { themen_id: number; thema: string }[]
  chosen: { thema: number | undefined; byStand: boolean; withOver: boolean }
  /** The current day in Berlin, `2026-11-20`. */
  today: string
}

const NO_TOPIC = 'Ohne Thema'

/**
 * Loads the archive: by topic, or all documents with the newest first. Expired documents are only loaded on
 * request.
 */
export async function loadArchive(args: Parameters<typeof inIntranet>[0]) {
  const { site, frame, ask } = await inIntranet(args)
  const asked = args.url.searchParams
  const number = asked.get('thema') ?? ''
  const choice = {
    byStand: asked.get('ordnung') === 'stand',
    withOver: asked.has('abgelaufen'),
  }
  const query = { gueltig_von: 'true', gueltig_bis: choice.withOver ? 'false' : 'true' }
  const wanted = /^\d{1,9}$/.test(number) ? Number(number) : undefined
  const askTopics = (themen_id?: number) =>
    ask.part(site.cms.call(calls.archivThemen, { query: { ...query, themen_id }, ...ask.with }))
  const [topics, one, all] = await Promise.all([
    askTopics(),
    wanted === undefined ? undefined : askTopics(wanted),
    ask.part(site.cms.call(calls.archiv, { query, ...ask.with })),
  ])
  const themen = topics?.data ?? []
  // Without the list of topics the requested topic is unknown, so all documents are shown.
  const thema = topics && wanted
  const chosen = { ...choice, thema }
  const documents = newestStandFirst(all?.data ?? [])
  const isShown = ({ themen_id }: { themen_id: number }) => thema === undefined || themen_id === thema
  const found = one?.data.filter(isShown) ?? []
  const shown = found.length > 0 ? found : themen.filter(isShown)
  const names = new Set(shown.map(({ thema }) => thema))
  const archive: ArchiveData = {
    groups: chosen.byStand
      ? [
          {
            titel: '',
            dokumente: documents.filter(({ thema }) => chosen.thema === undefined || names.has(thema)),
          },
        ]
      : byTopic(shown, documents, chosen.thema === undefined),
    themen: themen.map(({ themen_id, thema }) => ({ themen_id, thema })),
    chosen,
    today: berlinDay(site.now),
  }
  return {
    frame,
    archive: { ...archive, groups: archive.groups.filter(({ dokumente }) => dokumente.length > 0) },
  }
}

/** Sorts by date here, because a CMS may ignore the requested order. */
const newestStandFirst = (documents: readonly ArchivDokument[]) =>
  documents.toSorted((one, other) => standOf(other) - standOf(one))

const standOf = ({ stand }: ArchivDokument): number => (stand ? Date.parse(stand) : 0)

type Topic = { thema: string; dokumente?: ArchivDokument[] | undefined }

/** Groups documents by topic: as grouped by the CMS, otherwise by the topic that each document names. */
function byTopic(topics: readonly Topic[], documents: readonly ArchivDokument[], isAll: boolean) {
  const named = new Set(topics.map(({ thema }) => thema))
  const groups = topics.map(({ thema, dokumente }) => ({
    titel: thema,
    dokumente: dokumente ?? documents.filter(one => one.thema === thema),
  }))
  const rest = documents.filter(({ thema }) => !named.has(thema))
  return isAll && rest.length > 0 ? [...groups, { titel: NO_TOPIC, dokumente: rest }] : groups
}
