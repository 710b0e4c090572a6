import { CmsError, type CmsHandlers, type RatsbueroZeile } from '@rathausplatz/contract'
import { records, type Vorlage } from '@rathausplatz/contract/records'
import { holidaysOf } from '@rathausplatz/kalender'
import { slugOf } from '@rathausplatz/text'
import { wallTime, withTownOffset } from '@rathausplatz/time'
import type { CmsStore } from '../collections/collections.ts'
import { desGremiums, gremiumPfad } from '../collections/gremium.ts'
import { papersOfItem } from '../collections/papers-of-item.ts'
import { vorlagePfad } from '../collections/vorlage.ts'
import { daysBefore } from '../jobs/days-before.ts'
import { incompleteness, type Paper } from '../rat/office/completeness.ts'
import { type Evening, eveningOf, headOf, partOf, partsOf } from '../rat/office/evening.ts'
import { countInvited, findInvitations } from '../rat/office/invitations.ts'
import { invitedTo } from '../rat/office/invited.ts'
import type { Refused } from '../rat/office/refused-in-words.ts'
import { changesToTell, invite } from '../rat/office/send-invitations.ts'
import { standOf } from '../rat/office/stand.ts'
import type { Issue } from '../store/index.ts'
import type { Desk } from './desk.ts'
import { type Editor, leaveFor, visibleTo } from './leave-for.ts'
import { valueOf } from './refusal.ts'
import { type Shows, shapeOfDraft } from './show.ts'

type Sources = {
  store: CmsStore
  desk: Desk
  show: Shows
  clock: () => Date
  /** True if the server sends mail. */
  canMail: boolean
  /** Public base URL of the site, for links in mails. */
  publicUrl: string
}

/** Days for which past meetings stay in the list; older open ones are found in the list of all meetings. */
const LOOKS_BACK = 90
/**
 * Most parts of meetings that are read, latest date first: more than the planned and recent ones of a
 * council.
 */
const MOST_LISTED = 100
/** States with open work: decisions have to be published within a week, and minutes have to be written. */
const OPEN: ReadonlySet<RatsbueroZeile['stand']> = new Set([
  'vorbereitung',
  'eingeladen',
  'beschluesse',
  'niederschrift',
])

/** Calls of the council office: state, invitations and confirmations of meetings. */
export function ratsbuero({ store, desk, show, clock, canMail, publicUrl }: Sources) {
  const nameOfBody = async (slug: string): Promise<string> =>
    (await store.published.byKey('gremium', gremiumPfad({ slug })))?.data.name ?? slug

  const papersOf = async (evening: Evening, now: Date): Promise<ReadonlyMap<string, Paper>> => {
    const named = partsOf(evening).flatMap(({ data }) =>
      data.tagesordnung.flatMap(papersOfItem).map(({ vorlage }) => vorlage),
    )
    const found = await Promise.all(
      [...new Set(named)].map(async (slug): Promise<[string, Paper][]> => {
        const document = await store.documentByKey('vorlage', vorlagePfad({ slug }))
        if (!document || document.deleted_at !== null) return []
        const { id, published_revision } = document
        const data = shapeOfDraft(document, now) as Vorlage
        return [[slug, { id, data, isReleased: published_revision !== null }]]
      }),
    )
    return new Map(found.flat())
  }

  /** Only a part that is still to be published can be refused. */
  const refusedIn = async (evening: Evening): Promise<Refused> => {
    const waiting = partsOf(evening).filter(({ isReleased }) => !isReleased)
    const found = await Promise.all(
      waiting.map(async ({ id }): Promise<[string, readonly Issue[]]> => {
        const document = await store.document(id)
        return [id, document ? await store.refusalsOf(document) : []]
      }),
    )
    return new Map(found)
  }

  const lacksOf = async (evening: Evening, isInvited: boolean, now: Date) => {
    const [papers, members, refused, town] = await Promise.all([
      papersOf(evening, now),
      invitedTo(store, evening),
      refusedIn(evening),
      store.published.byKey('stadt', records.stadt.kind),
    ])
    const { ags = '', ...ofTown } = town?.data ?? {}
    const known = { papers, members, isInvited, refused, holidays: holidaysOf({ ags, ...ofTown }), now, ags }
    return { members, maengel: incompleteness(evening, known) }
  }

  const eveningFor = async (id: string, who: Editor, now: Date): Promise<Evening> => {
    const document = await desk.readable(id, who)
    if (document.kind !== 'sitzung') throw new CmsError('nicht-gefunden')
    return eveningOf(store, document, now)
  }

  const invitationsTo = async (evening: Evening) =>
    findInvitations(store.database.read, headOf(evening).id, show.people)

  return {
    async redaktionRatsbuero(_, who) {
      const now = clock()
      const listed = await store.list({
        kinds: ['sitzung'],
        visible: visibleTo(who),
        order: 'datum:desc',
        limit: MOST_LISTED,
      })
      const since = daysBefore(now, LOOKS_BACK)
      const documents = await Promise.all(
        listed.rows.filter(({ datum }) => (datum ?? '') >= since).map(({ id }) => store.document(id)),
      )
      const parts = documents.flatMap(document => (document ? [partOf(document, now)] : []))
      const open = new Map(
        parts
          .filter(({ data }) => data.behandlung !== 'nichtoeffentlich')
          .map(part => [part.data.slug, part]),
      )
      const closed = parts.filter(({ data }) => data.behandlung === 'nichtoeffentlich')
      const ofNone = closed.filter(({ data: { teil_von } }) => teil_von === undefined || !open.has(teil_von))
      const evenings: Evening[] = [
        ...[...open.values()].map(part => ({
          open: part,
          closed: closed.find(({ data }) => data.teil_von === part.data.slug),
        })),
        ...ofNone.map(part => ({ open: undefined, closed: part })),
      ]
      const invited = await countInvited(
        store.database.read,
        evenings.map(evening => headOf(evening).id),
      )
      const rows = await Promise.all(
        evenings.map(async (evening): Promise<RatsbueroZeile> => {
          const { id, data } = headOf(evening)
          const counted = invited.get(id)
          const stand = standOf(evening, { isInvited: counted !== undefined, now })
          const isAhead = stand === 'vorbereitung' || stand === 'eingeladen'
          const { maengel } = isAhead ? await lacksOf(evening, counted !== undefined, now) : { maengel: [] }
          return {
            id,
            titel: data.titel,
            gremium: await nameOfBody(data.gremium),
            beginn: Number.isNaN(Date.parse(data.datum_von)) ? null : withTownOffset(data.datum_von),
            ohne_uhrzeit: data.ohne_uhrzeit,
            ort: data.ort,
            stand,
            fehlt: maengel.filter(({ gewicht }) => gewicht !== 'hinweis').length,
            eingeladen_am: counted?.am ?? null,
            eingeladene: counted?.eingeladene ?? 0,
            bestaetigt: counted?.bestaetigt ?? 0,
          }
        }),
      )
      return {
        data: rows
          .filter(
            ({ stand, beginn }) => OPEN.has(stand) || (beginn !== null && Date.parse(beginn) > now.getTime()),
          )
          .toSorted((one, other) => Date.parse(one.beginn ?? '') - Date.parse(other.beginn ?? '')),
      }
    },

    async redaktionSitzungVorgaben({ params: { gremium } }) {
      const body = await store.published.byKey('gremium', gremiumPfad({ slug: gremium }))
      if (!body) throw new CmsError('nicht-gefunden')
      const [last] = await store.published.list('sitzung', {
        tag: desGremiums(gremium),
        order: ['datum_von:desc'],
        limit: 1,
      })
      return {
        titel: last?.data.titel ?? `Sitzung: ${body.data.name}`,
        ort: body.data.ort || (last?.data.ort ?? ''),
        uhrzeit: last ? wallTime(last.data.datum_von).time.slice(0, 5) : '18:00',
      }
    },

    async redaktionSitzungAnlegen({ body: { id, nichtoeffentlich, gremium, titel, beginn, ort } }, who) {
      const leave = leaveFor(who, 'inhalte-schreiben')
      const day = wallTime(beginn).day
      const slug = slugOf(`${gremium} ${day}`)
      const common = { gremium, datum_von: withTownOffset(beginn), ort }
      const made = { kind: 'sitzung', author: who.id, leave } as const
      const open = { ...common, titel, slug, behandlung: 'oeffentlich' }
      await valueOf(await store.create({ ...made, id, data: open }), desk.explain(who, id))
      if (nichtoeffentlich !== undefined) {
        const closed = {
          ...common,
          titel: 'Nichtöffentlicher Teil',
          slug: `${slug}-nichtoeffentlich`,
          behandlung: 'nichtoeffentlich',
          teil_von: slug,
        }
        const written = store.create({ ...made, id: nichtoeffentlich, data: closed })
        await valueOf(await written, desk.explain(who, nichtoeffentlich))
      }
      return { id }
    },

    async redaktionSitzung({ params: { id } }, who) {
      const now = clock()
      const evening = await eveningFor(id, who, now)
      const [einladungen, aenderungen, gremium] = await Promise.all([
        invitationsTo(evening),
        changesToTell(store, evening),
        nameOfBody(headOf(evening).data.gremium),
      ])
      const isInvited = einladungen.length > 0
      const { members, maengel } = await lacksOf(evening, isInvited, now)
      return {
        oeffentlich: evening.open?.id ?? null,
        nichtoeffentlich: evening.closed?.id ?? null,
        gremium,
        stand: standOf(evening, { isInvited, now }),
        maengel,
        mitglieder: members,
        einladungen,
        aenderungen: aenderungen ?? null,
        versand: canMail,
      }
    },

    async redaktionSitzungEinladen({ params: { id }, body: { vorgang, art, hinweis } }, who) {
      const now = clock()
      const evening = await eveningFor(id, who, now)
      const head = headOf(evening)
      const isKnown = (await invitationsTo(evening)).some(one => one.id === vorgang)
      const { members, maengel } = await lacksOf(evening, art === 'nachtrag' || isKnown, now)
      const stopped = isKnown ? undefined : maengel.find(({ gewicht }) => gewicht === 'sperrt')
      if (stopped) throw new CmsError('nicht-moeglich', stopped.satz)
      if (!canMail) throw new CmsError('nicht-moeglich', 'Dieses Haus verschickt keine E-Mails.')
      const gremium = await nameOfBody(head.data.gremium)
      const by = { author: who.id, leave: leaveFor(who, 'inhalte-freigeben') }
      const inviting = { vorgang, art, hinweis, evening, gremium, members, publicUrl, ...by, now }
      await valueOf(await invite(store, inviting), desk.explain(who, head.id))
      const done = (await invitationsTo(evening)).find(one => one.id === vorgang)
      if (!done) throw new CmsError('nicht-gefunden')
      return done
    },
  } satisfies CmsHandlers
}
