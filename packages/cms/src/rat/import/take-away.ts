import { records } from '@rathausplatz/contract/records'
import { germanDay } from '@rathausplatz/time'
import type { CmsStore } from '../../collections/collections.ts'
import { answered } from '../../store/result.ts'
import type { Outcome } from './report.ts'
import { nameOf } from './report-name.ts'
import { type RatKind, ratKinds, type Stored } from './stock.ts'
import { type About, takeOff } from './take-over.ts'
import { wasPublic, wasPutBackByTown } from './who-took-it.ts'

/** Why documents are withdrawn: in the notice that everybody reads, and in the report. */
export type Why = { readonly reason: string; readonly satz: string }

const GONE: Why = {
  reason: 'In der Quelle nicht mehr vorhanden.',
  satz: 'in der Quelle nicht mehr vorhanden',
}

/**
 * Reports documents that the source no longer has, and with --entfernen withdraws them, unless an editor is
 * working on them or the town has published them again. If all or many of a kind are missing, the list is
 * more likely broken, and --trotzdem is needed. Returns how many were withdrawn.
 */
export async function takeAway(about: About, gone: readonly Stored[], why: Why = GONE): Promise<number> {
  const { store, how, author, report } = about
  const missing = await stillHere(store, gone)
  const doubts = how.entfernen && !how.trotzdem ? await doubtsOn(about, missing) : []
  if (doubts.length > 0) report.bedenken.push(...doubts, NOTHING_WITHDRAWN)
  let withdrawn = 0
  for (const document of missing) {
    const isPublic = document.published_revision !== null
    const tell = (wurde: Outcome, sentence: string) =>
      report.eintraege.push({
        art: document.kind as RatKind,
        name: nameOf(document.data as unknown as Record<string, unknown>),
        wurde,
        hinweise: [sentence],
      })
    if (isEdited(document, author)) tell('fehlt', 'die Redaktion arbeitet daran; bleibt')
    else if (isPublic && (await wasPutBackByTown(store, document.id, author)))
      tell('fehlt', 'die Stadt hat es danach selbst veröffentlicht; bleibt')
    else if (doubts.length > 0) tell('fehlt', `${why.satz}; mit --trotzdem zurückziehen`)
    else if (!how.entfernen) tell('fehlt', `${why.satz}; mit --entfernen zurückziehen`)
    else if (!how.schreiben) tell('zurueckgezogen', why.satz)
    else {
      const { reason } = why
      const done = answered(
        isPublic
          ? await store.unpublish(document.id, { author, reason, force: true })
          : await store.remove(document.id, { author, force: true }),
      )
      if (done.ok) withdrawn++
      if (done.ok) tell('zurueckgezogen', why.satz)
      else tell('fehlt', done.error.message)
    }
  }
  return withdrawn
}

const isEdited = ({ draft_revision, published_revision, author: by }: Stored, author: string): boolean =>
  draft_revision !== published_revision && by !== author

/** Leaves out documents that were withdrawn before, by anybody. */
async function stillHere(store: CmsStore, documents: Iterable<Stored>): Promise<Stored[]> {
  const here: Stored[] = []
  for (const document of documents) {
    const { zurueckgenommen } = document.data as unknown as Record<string, unknown>
    const isOff = document.published_revision === null && (await wasPublic(store, document.id))
    if (zurueckgenommen === undefined && !isOff) here.push(document)
  }
  return here
}

/** More than this number and this share of a kind are not withdrawn without --trotzdem. */
const MANY = 5
const LARGE_PART = 1 / 3

async function doubtsOn({ store, stock, author }: About, missing: readonly Stored[]): Promise<string[]> {
  const doubts: string[] = []
  for (const kind of ratKinds) {
    const going = missing.filter(document => document.kind === kind && !isEdited(document, author)).length
    if (going === 0) continue
    const all = (await stillHere(store, stock.imported(kind).values())).length
    if (going === all || (going > MANY && going > all * LARGE_PART))
      doubts.push(
        `${records[kind].label.many}: ${going.toLocaleString('de-DE')} von ${all.toLocaleString('de-DE')} gibt es dort nicht mehr`,
      )
  }
  return doubts
}

const NOTHING_WITHDRAWN =
  'Zurückgezogen wird deshalb nichts, vielleicht ist die Liste der Quelle gestört oder unvollständig. Stimmt das alles so, dann mit --entfernen und --trotzdem.'

/**
 * Withdraws at once the documents that the source no longer publishes, even while an editor works on them,
 * and deletes their text. Documents that the town has published again stay; drafts are deleted only with
 * --entfernen.
 */
export async function takeClosed(
  about: About,
  closed: readonly Stored[],
  ofGoneMeetings: ReadonlySet<string> = new Set(),
): Promise<void> {
  const { store, how, author, report } = about
  for (const document of closed) {
    const kind = document.kind as RatKind
    const tell = (wurde: Outcome, sentence: string) =>
      // Names the document by number and date: its title is not public either.
      report.eintraege.push({ art: kind, name: numberAndDay(document.data), wurde, hinweise: [sentence] })
    const why = ofGoneMeetings.has(document.id)
      ? 'die Sitzung, die sie öffentlich behandelt hat, gibt es dort nicht mehr'
      : 'dort nicht öffentlich'
    if (document.published_revision === null) {
      if (await wasPublic(store, document.id)) continue
      if (!how.entfernen) tell('fehlt', `${why}; hier nur ein Entwurf, mit --entfernen gelöscht`)
      else {
        const done = how.schreiben ? answered(await store.remove(document.id, { author, force: true })) : OK
        tell(done.ok ? 'zurueckgezogen' : 'fehlt', done.ok ? `Entwurf gelöscht: ${why}` : done.error.message)
      }
      continue
    }
    if (await wasPutBackByTown(store, document.id, author)) {
      tell('behalten', `${why}; die Stadt hat es danach selbst veröffentlicht`)
      continue
    }
    const done = how.schreiben ? answered(await takeOff(about, document)) : OK
    tell(
      done.ok ? 'zurueckgezogen' : 'fehlt',
      done.ok ? `von der Website genommen: ${why}` : done.error.message,
    )
  }
}

const OK = { ok: true } as const

/** Returns number and date of a paper, or the date of a meeting; an assumed date is none. */
const numberAndDay = (data: object): string => {
  const { nummer, datum, ohne_datum, datum_von } = data as Partial<Record<string, unknown>>
  const [number, day] = [nummer, datum ?? datum_von].map(one => (typeof one === 'string' ? one : ''))
  const said = [
    ...(number === '' || number === 'o. Nr.' ? [] : [number]),
    ...(ohne_datum === true || !day ? [] : [`vom ${germanDay(day.slice(0, 10))}`]),
  ]
  return said.join(' ') || 'ohne Nummer und Datum'
}
