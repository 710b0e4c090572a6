import { type ArchivDokument, calls } from '@rathausplatz/contract'
import { berlinDay } from '@rathausplatz/time'
import { inIntranet } from './in-intranet.ts'

export type ArchiveData = {
  groups: { titel: string; dokumente: ArchivDokument[] }[]
  themen: { themen_id: number; thema: string }[]
  chosen: {
    thema: number | undefined
    /** One archive, with all its documents. */
    archiv: number | undefined
    byStand: boolean
    withOver: boolean
  }
  /** The current day in Berlin, `2026-11-20`. */
  today: string
}

const NO_TOPIC = 'Ohne Thema'

/**
 * Loads the archives: by topic, one archive, or all documents; both of these with the newest first. Expired
 * documents are only loaded on request.
 */
export async function loadArchive(args: Parameters<typeof inIntranet>[0]) {
  const { site, frame, ask } = await inIntranet(args)
  const asked = args.url.searchParams
  const choice = {
    byStand: asked.get('ordnung') === 'stand',
    withOver: asked.has('abgelaufen'),
  }
  const query = { gueltig_von: 'true', gueltig_bis: choice.withOver ? 'false' : 'true' }
  const wanted = numberIn(asked, 'thema')
  const archiv_id = numberIn(asked, 'archiv')
  const askTopics = (themen_id?: number) =>
    ask.part(site.cms.call(calls.archivThemen, { query: { ...query, themen_id }, ...ask.with }))
  const [topics, one, all] = await Promise.all([
    askTopics(),
    wanted === undefined ? undefined : askTopics(wanted),
    ask.part(site.cms.call(calls.archiv, { query: { ...query, archiv_id }, ...ask.with })),
  ])
  const themen = topics?.data ?? []
  // Without the list of topics the requested topic is unknown, so all documents are shown.
  const thema = topics && wanted
  const chosen = { ...choice, thema: archiv_id === undefined ? thema : undefined, archiv: archiv_id }
  const documents = newestStandFirst(all?.data ?? []).filter(isIn(archiv_id))
  const isShown = ({ themen_id }: { themen_id: number }) => thema === undefined || themen_id === thema
  const found = one?.data.filter(isShown) ?? []
  const shown = found.length > 0 ? found : themen.filter(isShown)
  const names = new Set(shown.map(({ thema }) => thema))
  const archive: ArchiveData = {
    groups:
      archiv_id !== undefined
        ? oneArchive(documents)
        : chosen.byStand
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

/** Returns the number in an address; undefined if missing or invalid. */
function numberIn(query: URLSearchParams, name: string): number | undefined {
  const asked = query.get(name) ?? ''
  return /^\d{1,9}$/.test(asked) ? Number(asked) : undefined
}

/** Leaves out the documents of other archives, in case a CMS sends all of them. */
const isIn =
  (asked: number | undefined) =>
  ({ archiv_id }: ArchivDokument): boolean =>
    asked === undefined || archiv_id === undefined || archiv_id === asked

const oneArchive = (dokumente: ArchivDokument[]) => [{ titel: dokumente[0]?.thema || NO_TOPIC, dokumente }]

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
