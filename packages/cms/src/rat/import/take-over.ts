import { type CmsStore, collections } from '../../collections/collections.ts'
import { fieldName } from '../../editing/field-names.ts'
import { townChanges } from '../../service-bw/town-changes.ts'
import type { SeedDocument } from '../../store/index.ts'
import { answered, reasonsOf, type StoreError } from '../../store/result.ts'
import { cameWith, stillShows, withoutClosed } from './closed-later.ts'
import { folderPrefix } from './known-sources.ts'
import { lostFiles } from './lost-files.ts'
import type { Outcome, RatReport } from './report.ts'
import type { RatKind, Stock, Stored } from './stock.ts'
import { lastStep, revisionsOf, takenBackBy, wasPublic, wasTakenOffByTown } from './who-took-it.ts'

/** One object of a source, as a record of ours. */
export type Entry = {
  readonly kind: RatKind
  /** Id of its document. */
  readonly id: string
  /** Its name in the report. */
  readonly name: string
  readonly data: Readonly<Record<string, unknown>>
  readonly hinweise: readonly string[]
  /** The same thing is here already: the town wrote it, or another source brought it. */
  readonly isOwn: boolean
  /** Prefix of the other source that brought it; '' for the town. */
  readonly broughtBy: string
  /** Titles of closed items of a meeting: none of them may stay public here, whoever edits the agenda. */
  readonly closed?: ReadonlySet<string>
}

export type How = {
  /** Without it nothing is written. */
  readonly schreiben: boolean
  /** Publishes at once; otherwise drafts are written. */
  readonly veroeffentlichen: boolean
  /** Withdraws documents that the source no longer has. */
  readonly entfernen: boolean
  /** Withdraws missing documents even if they are all or many of a kind. */
  readonly trotzdem?: boolean | undefined
}

/** New documents per transaction. */
const AT_ONCE = 40

export type About = {
  store: CmsStore
  stock: Stock
  how: How
  author: string
  note: string
  report: RatReport
  /** Names another source by its prefix. */
  sourceName: (prefix: string) => string
}
type Told = { outcome: Outcome; sentences: readonly string[] }

/**
 * Writes the records of a source: an invalid record is refused with its reasons, and the others are written.
 * Existing records are updated, except for fields that the town has changed.
 */
export async function takeOver(about: About, entries: readonly Entry[]): Promise<void> {
  const { store, stock, how, author, note, report } = about
  let fresh: { entry: Entry; seed: SeedDocument<RatKind> }[] = []
  const writeFresh = async () => {
    const seeds = fresh
    fresh = []
    if (seeds.length === 0) return
    const all = how.schreiben
      ? answered(await store.writeAll(seeds.map(({ seed }) => seed)))
      : ({ ok: true } as const)
    for (const { entry, seed } of seeds) {
      const written = all.ok ? all : answered(await store.writeAll([seed]))
      tell(
        entry,
        written.ok ? { outcome: 'neu', sentences: entry.hinweise } : refused(written.error, entry.kind),
      )
    }
  }
  const tell = ({ kind, name }: Entry, { outcome, sentences }: Told) =>
    report.eintraege.push({ art: kind, name, wurde: outcome, hinweise: [...sentences] })

  for (const entry of entries) {
    const { kind, id, data, isOwn } = entry
    if (isOwn) {
      tell(entry, kept(hereAlready(entry, about)))
      continue
    }
    const { record, parse } = collections[kind]
    const parsed = parse(data)
    if (parsed.issues) {
      const sentences = parsed.issues
        .slice(0, 5)
        .map(({ path, message }) => `${fieldName(record, path)}: ${message}`)
      tell(entry, { outcome: 'abgelehnt', sentences })
      continue
    }
    const there = stock.imported(kind).get(id)
    const value = parsed.value as unknown as Record<string, unknown>
    if (there) tell(entry, await update(about, there, value, entry))
    else if (await store.deletedDocument(id)) tell(entry, await bringBack(about, id, value, entry))
    else
      fresh.push({
        entry,
        seed: { kind, id, data: parsed.value, author, note, publish: how.veroeffentlichen },
      })
    if (fresh.length >= AT_ONCE) await writeFresh()
  }
  await writeFresh()
}

/** Restores a document that an earlier run deleted because it was missing. */
async function bringBack(
  about: About,
  id: string,
  imported: Record<string, unknown>,
  entry: Entry,
): Promise<Told> {
  const { store, how, author } = about
  if ((await lastStep(store, id, 'geloescht'))?.who !== author) return kept('liegt im Papierkorb')
  if (!how.schreiben) return { outcome: 'geaendert', sentences: [...entry.hinweise, THERE_AGAIN] }
  const back = answered(await store.undelete(id, { author }))
  if (!back.ok) return refused(back.error, entry.kind)
  const { outcome, sentences } = await update(about, back.value as Stored, imported, entry)
  return {
    outcome: outcome === 'unveraendert' ? 'geaendert' : outcome,
    sentences: [...sentences, THERE_AGAIN],
  }
}

async function update(
  about: About,
  there: Stored,
  imported: Record<string, unknown>,
  { hinweise, closed = new Set() }: Pick<Entry, 'hinweise' | 'closed'>,
): Promise<Told> {
  const told = await follow(about, there, imported, { hinweise, closed })
  if (!about.how.schreiben || !(await stillShows(about, there, { imported, closed }))) return told
  // The town has published this revision, or a draft waits beside it. So the document is withdrawn as a
  // whole, and comes back with the draft.
  const off = answered(await takeOff(about, there))
  const sentence = off.ok
    ? 'von der Website genommen: Was dort öffentlich stand, enthält Punkte, die in der Quelle nicht öffentlich sind'
    : off.error.message
  return { outcome: 'zurueckgezogen', sentences: [...told.sentences, sentence] }
}

async function follow(
  about: About,
  there: Stored,
  imported: Record<string, unknown>,
  { hinweise, closed }: { hinweise: readonly string[]; closed: ReadonlySet<string> },
): Promise<Told> {
  const { store, how, author, note } = about
  const kind = there.kind as RatKind
  const ours = there.data as unknown as Record<string, unknown>
  const isTakenBack = ours['zurueckgenommen'] !== undefined
  if (isTakenBack && (await takenBackBy(store, there)) !== author) return kept('hier zurückgenommen')
  if (isTakenBack && !how.veroeffentlichen)
    return kept('von einem früheren Lauf zurückgezogen; mit --veroeffentlichen kommt es zurück')
  if (there.published_revision === null && (await wasTakenOffByTown(store, there.id, author)))
    return kept('von der Redaktion von der Website genommen')
  const isBack = isTakenBack || (there.published_revision === null && (await wasPublic(store, there.id)))
  const isDraft = there.draft_revision !== there.published_revision
  if (isDraft && there.author !== author) return kept('die Redaktion arbeitet an einem Entwurf')

  const names = Object.keys({ ...ours, ...imported }).filter(name => !isSame(ours[name], imported[name]))
  const revisions = names.length === 0 ? [] : await revisionsOf(store, there)
  const byTown = townChanges(revisions, author).fields
  const held = names.filter(name => byTown.has(name))
  const own = withoutClosed(ours, cameWith(revisions, closed, author))
  const data = Object.fromEntries(
    Object.entries({ ...imported, ...Object.fromEntries(held.map(name => [name, own[name]])) }).filter(
      ([, value]) => value !== undefined,
    ),
  )
  const sentences = [
    ...hinweise,
    ...(held.length > 0
      ? [
          `hier geändert und behalten: ${held.map(name => fieldName(collections[kind].record, name)).join(', ')}`,
        ]
      : []),
    ...lostFiles(ours, data),
    ...(isBack && how.veroeffentlichen ? [THERE_AGAIN] : []),
  ]
  const isChanged = names.length > held.length || own !== ours
  if (!isChanged && !(isDraft && how.veroeffentlichen))
    return { outcome: held.length > 0 ? 'behalten' : 'unveraendert', sentences }
  if (!how.schreiben) return { outcome: 'geaendert', sentences }

  // A withdrawn document cannot be changed: its notice of withdrawal is removed first.
  const off = isTakenBack ? answered(await takeOff(about, there)) : OK
  if (!off.ok) return refused(off.error, kind)
  const saved = isChanged
    ? answered(
        await store.saveDraft(there.id, {
          data,
          baseRevision: there.draft_revision,
          author,
          note,
          mayMiss: true,
        }),
      )
    : ({ ok: true, value: there } as const)
  if (!saved.ok) return refused(saved.error, kind)
  if (!how.veroeffentlichen) {
    const draft = there.published_revision === null ? [] : ['als Entwurf; öffentlich ist noch der alte Stand']
    return { outcome: 'geaendert', sentences: [...sentences, ...draft] }
  }
  const { gueltig_von, gueltig_bis } = there
  const published = answered(
    await store.publish(there.id, {
      author,
      baseRevision: saved.value.draft_revision,
      mayMiss: true,
      gueltig_von,
      gueltig_bis,
    }),
  )
  return published.ok ? { outcome: 'geaendert', sentences } : refused(published.error, kind)
}

const THERE_AGAIN = 'dort wieder vorhanden und deshalb auch hier'

/** Takes a document off the website without a notice of withdrawal. */
export const takeOff = ({ store, author }: About, { id }: Stored) =>
  store.unpublish(id, { author, reason: 'In der Quelle nicht öffentlich.', force: true, leavesNoWord: true })

const OK = { ok: true } as const

const hereAlready = ({ broughtBy }: Entry, { sourceName }: About): string => {
  if (broughtBy === '') return 'hat die Stadt hier selbst eingetragen; bleibt, wie es ist'
  const from = broughtBy === folderPrefix ? 'aus einem Ordner' : `von ${sourceName(broughtBy)}`
  return `gibt es hier schon, übernommen ${from}; bleibt, wie es ist`
}

const kept = (sentence: string): Told => ({ outcome: 'behalten', sentences: [sentence] })

const refused = (error: StoreError, kind: RatKind): Told => ({
  outcome: 'abgelehnt',
  sentences: reasonsOf(error, path => fieldName(collections[kind].record, path)).slice(0, 5),
})

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
