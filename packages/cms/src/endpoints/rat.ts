import { CmsError, type CmsHandlers, type Kalendertermin } from '@rathausplatz/contract'
import type { Sitzung, Vorlage } from '@rathausplatz/contract/records'
import { berlinDay, plusDays, startOfDay } from '@rathausplatz/time'
import type { CmsStore } from '../collections/collections.ts'
import { desGremiums, gremiumPfad } from '../collections/gremium.ts'
import { ratspersonPfad } from '../collections/ratsperson.ts'
import { sitzungPfad } from '../collections/sitzung.ts'
import { vorlagePfad } from '../collections/vorlage.ts'
import { gremiumInList, gremiumOnWire, personOnWire } from '../rat/bodies-on-wire.ts'
import { byName, type Council, holdsOn, readCouncil, standsOn } from '../rat/council.ts'
import {
  nummerOf,
  sitzungInList,
  sitzungOnWire,
  vorlageInList,
  vorlageOnWire,
} from '../rat/meetings-on-wire.ts'
import type { Published } from '../store/index.ts'
import { verweisTo } from './organisationseinheiten.ts'

type RatHandlers = Pick<
  CmsHandlers,
  | 'gremien'
  | 'gremium'
  | 'ratspersonen'
  | 'ratsperson'
  | 'sitzungen'
  | 'sitzung'
  | 'sitzungskalender'
  | 'vorlagen'
  | 'vorlage'
>

/** Calls for public council data, read from public documents only. */
export function rat(store: Pick<CmsStore, 'published'>, clock: () => Date): Required<RatHandlers> {
  const { published } = store
  const today = () => berlinDay(clock())
  const council = () => readCouncil(published)

  /** Returns all years from the first to the last document, newest first. */
  async function yearsOf(kind: 'sitzung' | 'vorlage', gremium: string | undefined): Promise<number[]> {
    const some = { ...(gremium === undefined ? {} : { tag: desGremiums(gremium) }), from: EVER, limit: 1 }
    const ends = await Promise.all([
      published.list(kind, { ...some, order: ['datum_von:desc'] }),
      published.list(kind, { ...some, order: ['datum_von:asc'] }),
    ])
    const [last, first] = ends.map(([row]) => row && yearOf(row.data))
    if (last === undefined || first === undefined) return []
    return Array.from({ length: Math.min(last - first + 1, MOST_YEARS) }, (_, back) => last - back)
  }

  return {
    async gremien() {
      const known = await council()
      const day = today()
      const all = [...known.gremien.values()]
      const data = all
        .toSorted((a, b) => Number(standsOn(b, day)) - Number(standsOn(a, day)))
        .map(gremium => gremiumInList(known, gremium, day))
      return { data }
    },

    async gremium({ params: { id } }) {
      const [known, found] = await Promise.all([
        council(),
        published.byKey('gremium', gremiumPfad({ slug: id })),
      ])
      return gremiumOnWire(known, foundOr404(found?.data), today())
    },

    async ratspersonen({ query: { gremium } }) {
      const known = await council()
      const day = today()
      const belongs = ({ mitgliedschaften }: Person) =>
        mitgliedschaften.some(one => holdsOn(one, day) && (gremium === undefined || one.gremium === gremium))
      const people = [...known.personen.values()].filter(belongs).toSorted(byName)
      return { data: people.map(person => personOnWire(known, person, day)) }
    },

    async ratsperson({ params: { id } }) {
      const [known, found] = await Promise.all([
        council(),
        published.byKey('ratsperson', ratspersonPfad({ slug: id })),
      ])
      return personOnWire(known, foundOr404(found?.data), today())
    },

    async sitzungen({ query: { gremium, von = today(), bis, order, seite, pro_seite } }) {
      const stretch = {
        ...(gremium === undefined ? {} : { tag: desGremiums(gremium) }),
        from: startOfDay(von),
        ...(bis === undefined ? {} : { to: startOfDay(plusDays(bis, 1)) }),
      }
      const [known, rows, count, jahre] = await Promise.all([
        council(),
        published.list('sitzung', {
          ...stretch,
          order: [order === 'datum_von:desc' ? 'datum_von:desc' : 'datum_von:asc'],
          limit: pro_seite,
          offset: (seite - 1) * pro_seite,
        }),
        published.count('sitzung', stretch),
        yearsOf('sitzung', gremium),
      ])
      return {
        data: rows.flatMap(({ data }) => sitzungInList(known, data)),
        jahre,
        pagination: { page: seite, pages: Math.ceil(count / pro_seite) },
      }
    },

    async sitzung({ params: { id } }) {
      const [known, found] = await Promise.all([
        council(),
        published.byKey('sitzung', sitzungPfad({ slug: id })),
      ])
      return foundOr404(await sitzungOnWire(known, foundOr404(found?.data), published))
    },

    async sitzungskalender({ query: { gremium, sitzung } }) {
      const known = await council()
      if (sitzung !== undefined) {
        const found = await published.byKey('sitzung', sitzungPfad({ slug: sitzung }))
        if (!found || found.data.zurueckgenommen) throw new CmsError('nicht-gefunden')
        const data = kalendertermineOf(known, found)
        if (data.length === 0) throw new CmsError('nicht-gefunden')
        return { data, meta: { title: found.data.titel, description: '' } }
      }
      const of = gremium === undefined ? undefined : foundOr404(known.gremium(gremium))
      const rows = await published.list('sitzung', {
        ...(gremium === undefined ? {} : { tag: desGremiums(gremium) }),
        from: startOfDay(plusDays(today(), -DAYS_BACK)),
        order: ['datum_von:asc'],
        limit: MOST_MEETINGS,
      })
      const title = of === undefined ? 'Sitzungen des Rates' : `Sitzungen: ${of.name}`
      return { data: rows.flatMap(row => kalendertermineOf(known, row)), meta: { title, description: '' } }
    },

    async vorlagen({ query: { gremium, jahr, seite, pro_seite } }) {
      const stretch = {
        ...(gremium === undefined ? {} : { tag: desGremiums(gremium) }),
        ...(jahr === undefined
          ? { from: EVER }
          : { from: `${jahr}-01-01T00:00:00.000Z`, to: `${jahr + 1}-01-01T00:00:00.000Z` }),
      }
      const [known, rows, count, jahre] = await Promise.all([
        council(),
        published.list('vorlage', {
          ...stretch,
          order: ['datum_von:desc'],
          limit: pro_seite,
          offset: (seite - 1) * pro_seite,
        }),
        published.count('vorlage', stretch),
        yearsOf('vorlage', gremium),
      ])
      return {
        data: rows.flatMap(({ data }) => vorlageInList(known, data)),
        jahre,
        pagination: { page: seite, pages: Math.ceil(count / pro_seite) },
      }
    },

    async vorlage({ params: { id } }) {
      const [known, found] = await Promise.all([
        council(),
        published.byKey('vorlage', vorlagePfad({ slug: id })),
      ])
      return foundOr404(
        await vorlageOnWire(known, foundOr404(found?.data), published, slug => verweisTo(store, slug)),
      )
    },
  }
}

/** Earlier than any document. Withdrawn documents have no date, so this bound leaves them out. */
const EVER = '1000-01-01T00:00:00.000Z'

const MOST_YEARS = 300

/** Days for which past meetings stay in a calendar, so that every calendar app can fetch cancellations. */
const DAYS_BACK = 30

const MOST_MEETINGS = 1_000

export const yearOf = (data: Sitzung | Vorlage) =>
  Number(('datum' in data ? data.datum : berlinDay(new Date(data.datum_von))).slice(0, 4))

/**
 * A meeting keeps its id; each publication raises its sequence number, so that calendars update the meeting.
 */
function kalendertermineOf(
  known: Council,
  { document_id, revision, published_at, data }: Published<Sitzung>,
): Kalendertermin[] {
  return Array.from(
    sitzungInList(known, data),
    ({ titel, gremium, datum_von, datum_bis, ohne_uhrzeit, ort, zustand, grund, detailURL }) => ({
      id: document_id,
      sequenz: revision,
      geaendert: published_at,
      termin: berlinDay(new Date(datum_von)),
      titel,
      einleitung: data.tagesordnung
        .map((punkt, index) => `${nummerOf(data, index, punkt)} ${punkt.titel}`.trim())
        .join('\n'),
      datum_von,
      ...(datum_bis === undefined ? {} : { datum_bis }),
      ...(ohne_uhrzeit ? { ganztaegig: true } : {}),
      ...(zustand === 'abgesagt' ? { entfaellt: true, grund } : {}),
      ...(zustand === 'verschoben' ? { verschoben: true, grund } : {}),
      ort,
      veranstalter: '',
      rubriken: [{ rubrik: gremium.name, detailURL }],
      detailURL,
    }),
  )
}

type Person = Parameters<typeof personOnWire>[1]

function foundOr404<T>(found: T | undefined): T {
  if (found === undefined) throw new CmsError('nicht-gefunden')
  return found
}
