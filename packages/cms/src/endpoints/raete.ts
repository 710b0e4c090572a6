import { CmsError, type CmsHandlers, type RatsraumTermin, type Who } from '@rathausplatz/contract'
import type { bildbreiten } from '@rathausplatz/contract/medien'
import { records, type Sitzung } from '@rathausplatz/contract/records'
import { berlinDay, plusDays, startOfDay } from '@rathausplatz/time'
import type { CmsStore } from '../collections/collections.ts'
import { desGremiums } from '../collections/gremium.ts'
import { sitzungPfad } from '../collections/sitzung.ts'
import { vorlagePfad } from '../collections/vorlage.ts'
import type { Library } from '../media/media-library.ts'
import { protectedFiles, type Readable } from '../media/protected-files.ts'
import { type Council, readCouncil } from '../rat/council.ts'
import { given } from '../rat/given.ts'
import { bothParts, documentsOf, inMeetings, type Meeting } from '../rat/meeting-parts.ts'
import { sitzungInList, sitzungOnWire, vorlageInList, vorlageOnWire } from '../rat/meetings-on-wire.ts'
import { memberReads } from '../rat/member-reads.ts'
import { type Member, memberOf } from '../rat/members.ts'
import { findNotes, putNote } from '../rat/notes.ts'
import { confirmInvitation, invitationOf } from '../rat/office/invitations.ts'
import type { Bindery } from '../rat/paket/bindery.ts'
import { gather } from '../rat/paket/gather.ts'
import { isForMember } from '../rat/readable.ts'
import { ok, orThrow } from '../store/result.ts'
import { verweisTo } from './organisationseinheiten.ts'
import { yearOf } from './rat.ts'

type RaumHandlers = Pick<
  CmsHandlers,
  | 'raeteSitzungen'
  | 'raeteSitzung'
  | 'raeteVorlage'
  | 'raeteBerichte'
  | 'raeteNotiz'
  | 'raeteDatei'
  | 'raeteEmpfang'
  | 'raetePaket'
  | 'raetePaketStand'
>

/** Kinds of papers for information only. */
const BERICHTE = ['Bericht', 'Informationsvorlage']
const MOST_REPORTS = 50

/** Width of a picture if the request has none. */
const WIDTH: (typeof bildbreiten)[number] = 1024

/** Sources of the calls for council members. A member reads what their memberships of the day allow. */
type Sources = {
  store: CmsStore
  clock: () => Date
  library: Library | undefined
  /** Binds the papers of a meeting into one PDF. */
  bindery: Bindery
}

export function raete({ store, clock, library, bindery }: Sources): Required<RaumHandlers> {
  const { published, database } = store
  const fileFor = protectedFiles({ database, library, clock })

  /** Loads the member and their reading rights, once per call. */
  const asked = async ({ id }: Pick<Who<'raete'>, 'id'>) => {
    const now = clock()
    const [member, council] = await Promise.all([memberOf(database.read, id, now), readCouncil(published)])
    return { now, member, council, ...memberReads(database.read, member, published, now) }
  }

  type Asked = Awaited<ReturnType<typeof asked>>

  /** Returns a meeting with the parts that the member may read, and their notes. */
  const sitzungFor = async ({ council, member, reads, meeting, meetings }: Asked, id: string) => {
    const found = await meeting(sitzungPfad({ slug: id }))
    if (!found) throw new CmsError('nicht-gefunden')
    const parts = await bothParts(found, { meeting, meetings })
    const [oeffentlich, nichtoeffentlich, notizen, einladung] = await Promise.all([
      parts.open && sitzungOnWire(council, parts.open.data, reads),
      parts.closed && sitzungOnWire(council, parts.closed.data, reads),
      findNotes(
        database.read,
        member.account,
        [parts.open, parts.closed].flatMap(part =>
          part ? [{ document: part.id, teil: part.data.slug }] : [],
        ),
      ),
      invitationOf(database.read, documentsOf(parts), member.person?.slug),
    ])
    if (!oeffentlich && !nichtoeffentlich) throw new CmsError('nicht-gefunden')
    return { ...given({ oeffentlich, nichtoeffentlich, einladung }), notizen }
  }

  const vorlageFor = async ({ council, reads }: Asked, id: string) => {
    const found = await reads.byKey('vorlage', vorlagePfad({ slug: id }))
    const wire = found && (await vorlageOnWire(council, found.data, reads, slug => verweisTo(store, slug)))
    return wire && { ...wire, behandlung: found.data.behandlung }
  }

  /** Returns what belongs into the member's packet of a meeting: the files that the member may read. */
  const paketFor = async (who: Pick<Who<'raete'>, 'id'>, id: string, notizen: 'an' | undefined) => {
    const reader = await asked(who)
    const { member, now } = reader
    const sitzung = await sitzungFor(reader, id)
    const isTheirs = isForMember(member, now)
    const readable: Readable = release =>
      release.or([release('r.audience', '=', 'oeffentlich'), isTheirs(release as never) as never])
    const { vorname, nachname } = member.person ?? { vorname: '', nachname: '' }
    return gather({
      town: (await published.byKey('stadt', records.stadt.kind))?.data.name ?? '',
      sitzung,
      vorlage: slug => vorlageFor(reader, slug),
      file: datei => fileFor(datei, WIDTH, readable),
      notizenVon: notizen && (`${vorname} ${nachname}`.trim() || 'Ihnen'),
    })
  }

  return {
    async raeteSitzungen({ query: { gremium, eigene, von, bis, seite, pro_seite } }, who) {
      const { now, member, council, meetings } = await asked(who)
      const isPast = von === undefined && bis !== undefined
      const rows = await meetings({
        from: startOfDay(von ?? (isPast ? '1900-01-01' : berlinDay(now))),
        ...(bis === undefined ? {} : { to: startOfDay(plusDays(bis, 1)) }),
        tag: gremium === undefined ? undefined : desGremiums(gremium),
      })
      const evenings = inMeetings(rows.map(({ data }) => data)).flatMap(evening =>
        terminOf(council, member, evening),
      )
      const wanted = (isPast ? evenings.toReversed() : evenings).filter(one => one.eigene || !eigene)
      const offset = (seite - 1) * pro_seite
      return {
        data: wanted.slice(offset, offset + pro_seite),
        pagination: { page: seite, pages: Math.ceil(wanted.length / pro_seite) },
      }
    },

    raeteSitzung: async ({ params: { id } }, who) => sitzungFor(await asked(who), id),

    async raeteEmpfang({ params: { id } }, who) {
      const { now, member, meeting, meetings } = await asked(who)
      const found = await meeting(sitzungPfad({ slug: id }))
      const person = member.person?.slug
      if (!found || person === undefined) throw new CmsError('nicht-gefunden')
      const documents = documentsOf(await bothParts(found, { meeting, meetings }))
      await orThrow(database.write(async db => ok(await confirmInvitation(db, { documents, person, now }))))
      const einladung = await invitationOf(database.read, documents, person)
      if (!einladung) throw new CmsError('nicht-gefunden')
      return { einladung }
    },

    async raeteVorlage({ params: { id } }, who) {
      const wire = await vorlageFor(await asked(who), id)
      if (!wire) throw new CmsError('nicht-gefunden')
      return wire
    },

    async raeteBerichte({ query: { gremium, jahr } }, who) {
      const { council, papers, meetings } = await asked(who)
      const tag = gremium === undefined ? undefined : desGremiums(gremium)
      const [known, all] = await Promise.all([
        papers({ arten: BERICHTE, gremium }),
        meetings({ from: startOfDay('1900-01-01'), tag }),
      ])
      const reports = known.map(paper => ({ paper, year: yearOf(paper) }))
      const minutes = all
        .filter(({ data }) => data.niederschrift)
        .map(({ data }) => ({ meeting: data, year: yearOf(data) }))
        .toReversed()
      const isAsked = ({ year }: { year: number }) => jahr === undefined || year === jahr
      return {
        berichte: reports
          .filter(isAsked)
          .slice(0, MOST_REPORTS)
          .flatMap(({ paper }) => treated(paper, vorlageInList(council, paper))),
        niederschriften: minutes
          .filter(isAsked)
          .slice(0, MOST_REPORTS)
          .flatMap(({ meeting }) => treated(meeting, sitzungInList(council, meeting))),
        jahre: [...new Set([...reports, ...minutes].map(({ year }) => year))].toSorted((a, b) => b - a),
      }
    },

    async raeteDatei({ params: { datei }, query: { breite = WIDTH } }, { id }) {
      const now = clock()
      const member = await memberOf(database.read, id, now)
      return fileFor(datei, breite, isForMember(member, now) as Readable)
    },

    async raetePaket({ params: { id }, query: { notizen } }, who) {
      const gathered = await paketFor(who, id, notizen)
      return bindery.bound({ ...gathered, account: who.id, name: `unterlagen-${id}.pdf` })
    },

    async raetePaketStand({ params: { id }, query: { notizen } }, who) {
      const { version } = await paketFor(who, id, notizen)
      return { version }
    },

    async raeteNotiz({ params: { id, kennung }, body: { text } }, who) {
      const { now, member, meeting } = await asked(who)
      const found = await meeting(sitzungPfad({ slug: id }))
      if (!found?.data.tagesordnung.some(punkt => punkt.kennung === kennung))
        throw new CmsError('nicht-gefunden')
      const { account } = member
      const document = found.id
      await orThrow(
        database.write(async db => ok(await putNote(db, { account, document, kennung, text, now }))),
      )
      const notes = await findNotes(database.read, account, [{ document, teil: id }])
      const notiz = notes.find(one => one.kennung === kennung)
      return notiz ? { notiz } : {}
    },
  }
}

/** Adds `behandlung` to each row, because members read public and non-public rows side by side. */
const treated = <Row extends object>({ behandlung }: Pick<Sitzung, 'behandlung'>, rows: Row[]) =>
  rows.map(row => Object.assign(row, { behandlung }))

function terminOf(
  council: Council,
  { gremien, person }: Member,
  { open, closed }: Meeting,
): RatsraumTermin[] {
  const head = open ?? closed
  const [listed] = head ? sitzungInList(council, head) : []
  if (!head || !listed) return []
  const own = [head, closed].some(
    part =>
      part &&
      ([part.gremium, ...part.gemeinsam_mit].some(gremium => gremien.includes(gremium)) ||
        part.teilnahmen.some(one => person && one.vertreten_durch === person.slug)),
  )
  return [
    {
      ...listed,
      punkte: open?.tagesordnung.length ?? 0,
      behandlung: head.behandlung,
      nichtoeffentlich: closed?.tagesordnung.length ?? 0,
      eigene: own,
    },
  ]
}
