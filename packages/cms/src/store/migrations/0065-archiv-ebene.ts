import type { Kysely } from 'kysely'

type Row = { document_id: string; number: number; data: string }
type Tables = {
  documents: {
    id: string
    kind: string
    key: string
    audience: string
    review: string
    draft_revision: number
    published_revision: number | null
    deleted_at: string | null
    created_at: string
    updated_at: string
  }
  revisions: Row & { author: string; note: string | null; created_at: string }
  releases: Record<string, string | number>
  release_counts: { audience: string; kind: string; tag: string; count: number }
  document_references: { document_id: string; scope: string; field: string; to_path: string }
  working_copies: { document_id: string; author: string; kind: string; data: string }
  intranet_nummern: { kind: string; nummer: number; document_id: string }
}
type Db = Kysely<Tables>

/** What a document of the archive had before. */
type Before = { thema?: unknown; titel?: unknown; downloadtext?: unknown; datei?: { titel?: unknown } }
type Archive = { id: string; slug: string; titel: string; thema: string; isReleased: boolean; since: string }

/**
 * Archives become records between topics and documents: one for each topic and title that documents name. An
 * archive is released if one of its documents is. Older revisions keep what they had beside the new field.
 */
export async function up(untyped: Kysely<unknown>): Promise<void> {
  const db = untyped as Db
  const documents = await db
    .selectFrom('documents')
    .selectAll()
    .where('kind', '=', 'archivdokument')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const archives = new Map<string, Archive>()
  for (const { id, draft_revision, published_revision, created_at, deleted_at } of documents) {
    const rows = await db.selectFrom('revisions').selectAll().where('document_id', '=', id).execute()
    const current = (number: number | null) => rows.find(row => row.number === number)
    for (const row of [current(published_revision), current(draft_revision)]) {
      const named = row && nameOf(JSON.parse(row.data) as Before)
      if (!named) continue
      const known = archives.get(placeOf(named))
      const isReleased = deleted_at === null && row.number === published_revision
      if (known) known.isReleased ||= isReleased
      else
        archives.set(placeOf(named), {
          ...named,
          id: crypto.randomUUID(),
          slug: freeSlug(named, archives),
          isReleased,
          since: created_at,
        })
    }
    const draft = current(draft_revision)
    const fallback = draft && archiveOf(draft.data, archives)
    for (const row of rows) {
      const isCurrent = row.number === draft_revision || row.number === published_revision
      const data = rewritten(row.data, archives, fallback, isCurrent)
      await db
        .updateTable('revisions')
        .set({ data })
        .where('document_id', '=', id)
        .where('number', '=', row.number)
        .execute()
    }
    await renameReferences(db, id, draft, current(published_revision), archives)
    const release = current(published_revision)
    if (release)
      await db
        .updateTable('releases')
        .set({ data: rewritten(release.data, archives, fallback, true) })
        .where('document_id', '=', id)
        .execute()
  }
  for (const { document_id, author, data } of await db
    .selectFrom('working_copies')
    .select(['document_id', 'author', 'data'])
    .where('kind', '=', 'archivdokument')
    .execute())
    await db
      .updateTable('working_copies')
      .set({ data: rewritten(data, archives, undefined, true) })
      .where('document_id', '=', document_id)
      .where('author', '=', author)
      .execute()
  let nummer = 0
  for (const archive of archives.values()) {
    await create(db, archive)
    if (!archive.isReleased) continue
    nummer += 1
    await release(db, archive, nummer)
  }
  if (nummer > 0)
    await db
      .insertInto('release_counts')
      .values({ audience: 'intranet', kind: 'archiv', tag: '', count: nummer })
      .execute()
}

function nameOf({ thema, titel }: Before): { thema: string; titel: string } | undefined {
  const isNamed =
    typeof thema === 'string' && thema !== '' && typeof titel === 'string' && titel.trim() !== ''
  return isNamed ? { thema, titel: titel.trim() } : undefined
}

const placeOf = ({ thema, titel }: { thema: string; titel: string }): string => `${thema} ${titel}`

const archiveOf = (data: string, archives: ReadonlyMap<string, Archive>): Archive | undefined => {
  const named = nameOf(JSON.parse(data) as Before)
  return named && archives.get(placeOf(named))
}

function rewritten(
  data: string,
  archives: ReadonlyMap<string, Archive>,
  fallback: Archive | undefined,
  isCurrent: boolean,
): string {
  const archive = archiveOf(data, archives) ?? fallback
  const { thema, titel, downloadtext, ...rest } = JSON.parse(data) as Before
  const text = [downloadtext, rest.datei?.titel, titel].find(one => typeof one === 'string' && one !== '')
  return JSON.stringify({
    archiv: archive?.slug ?? '',
    downloadtext: text ?? '',
    ...rest,
    ...(isCurrent && archive ? {} : { thema, titel }),
  })
}

async function renameReferences(
  db: Db,
  document_id: string,
  draft: Row | undefined,
  release: Row | undefined,
  archives: ReadonlyMap<string, Archive>,
): Promise<void> {
  await db
    .deleteFrom('document_references')
    .where('document_id', '=', document_id)
    .where('field', '=', 'thema')
    .execute()
  for (const [scope, row] of [
    ['entwurf', draft],
    ['veroeffentlicht', release],
  ] as const) {
    const archive = row && archiveOf(row.data, archives)
    if (archive)
      await db
        .insertInto('document_references')
        .values({ document_id, scope, field: 'archiv', to_path: `archiv:${archive.slug}` })
        .execute()
  }
}

const dataOf = ({ titel, thema, slug }: Archive): string => JSON.stringify({ titel, thema, slug })

async function create(db: Db, archive: Archive): Promise<void> {
  const { id, slug, thema, isReleased, since } = archive
  await db
    .insertInto('revisions')
    .values({
      document_id: id,
      number: 1,
      data: dataOf(archive),
      author: 'System',
      note: 'Aus den Dokumenten des Archivs entstanden',
      created_at: since,
    })
    .execute()
  await db
    .insertInto('documents')
    .values({
      id,
      kind: 'archiv',
      key: slug,
      audience: 'intranet',
      review: isReleased ? 'freigegeben' : 'entwurf',
      draft_revision: 1,
      published_revision: isReleased ? 1 : null,
      created_at: since,
      updated_at: since,
    })
    .execute()
  await db
    .insertInto('document_references')
    .values(
      ['entwurf', ...(isReleased ? ['veroeffentlicht'] : [])].map(scope => ({
        document_id: id,
        scope,
        field: 'thema',
        to_path: `archivthema:${thema}`,
      })),
    )
    .execute()
}

async function release(db: Db, archive: Archive, nummer: number): Promise<void> {
  await db
    .insertInto('releases')
    .values({
      document_id: archive.id,
      audience: 'intranet',
      kind: 'archiv',
      key: archive.slug,
      revision: 1,
      title: archive.titel,
      datum_von: '',
      sortierung: 2_147_483_647,
      gueltig_von: '',
      gueltig_bis: '9999-12-31T23:59:59.999Z',
      published_at: archive.since,
      form: '',
      data: dataOf(archive),
    })
    .execute()
  await db
    .insertInto('intranet_nummern')
    .values({ kind: 'archiv', nummer, document_id: archive.id })
    .execute()
}

/** Letters of German and its neighbours; any other is a gap. */
const SPELLED = new Map(Object.entries({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', á: 'a', é: 'e', è: 'e' }))

/** Returns a short name from topic and title that no other archive has. */
function freeSlug(
  { thema, titel }: { thema: string; titel: string },
  taken: ReadonlyMap<string, Archive>,
): string {
  const spelled = `${thema} ${titel}`
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, letter => SPELLED.get(letter) ?? ' ')
  const words = (spelled.match(/[a-z0-9]+/g) ?? []).join('-').slice(0, 80)
  const slug = words.replace(/-$/, '') || 'archiv'
  const slugs = new Set([...taken.values()].map(archive => archive.slug))
  let free = slug
  for (let number = 2; slugs.has(free); number += 1) free = `${slug}-${number}`
  return free
}
