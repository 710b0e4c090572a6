import type {
  Beratung,
  Sitzung as SitzungOnWire,
  SitzungUebersicht,
  Tagesordnungspunkt,
  Verweis,
  Vorlage as VorlageOnWire,
  VorlageUebersicht,
} from '@rathausplatz/contract'
import type { Sitzung, Vorlage } from '@rathausplatz/contract/records'
import { papersOfItem } from '../collections/papers-of-item.ts'
import { mitVorlage, sitzungPfad } from '../collections/sitzung.ts'
import { vorlagePfad } from '../collections/vorlage.ts'
import type { Council, CouncilReads } from './council.ts'
import { given } from './given.ts'
import { resultWordsIn } from './result-text.ts'

/** A meeting in a list; empty if its body is not public. */
export function sitzungInList(council: Council, sitzung: Sitzung): SitzungUebersicht[] {
  const head = headOf(council, sitzung)
  return head
    ? [
        {
          ...head,
          punkte: sitzung.tagesordnung.length,
          hatNiederschrift: sitzung.niederschrift !== undefined,
        },
      ]
    : []
}

/** A meeting with its agenda; items name only papers that the reader may read. */
export async function sitzungOnWire(
  council: Council,
  sitzung: Sitzung,
  reads: Pick<CouncilReads, 'byKey'>,
): Promise<SitzungOnWire | undefined> {
  const head = headOf(council, sitzung)
  if (!head) return undefined
  const { hinweis, einladung, niederschrift, dateien, tagesordnung, teilnahmen, zurueckgenommen } = sitzung
  return {
    ...head,
    hinweis,
    ...(einladung ? { einladung } : {}),
    ...(niederschrift ? { niederschrift } : {}),
    ...(zurueckgenommen ? { zurueckgenommen } : {}),
    dateien,
    tagesordnung: await Promise.all(
      tagesordnung.map((punkt, index) => punktOnWire(sitzung, punkt, index, reads)),
    ),
    teilnahmen: teilnahmen.flatMap(({ person, vertreten_durch, anwesenheit }) => {
      const who = council.person(person)
      const instead = vertreten_durch === undefined ? undefined : council.person(vertreten_durch)
      return who ? [{ person: who, anwesenheit, ...(instead ? { vertreten_durch: instead } : {}) }] : []
    }),
  }
}

async function punktOnWire(
  sitzung: Sitzung,
  punkt: Sitzung['tagesordnung'][number],
  index: number,
  reads: Pick<CouncilReads, 'byKey'>,
): Promise<Tagesordnungspunkt> {
  const { kennung = '', nummer: _, ohne_nummer: __, vorlage, weitere_vorlagen = [], ...said } = punkt
  const named = vorlage === undefined ? undefined : await genannteVorlage(vorlage, reads)
  const further = await Promise.all(
    weitere_vorlagen.map(async ({ vorlage: slug, ...consulted }) => {
      const one = await genannteVorlage(slug, reads)
      return one ? [{ ...one, ...consulted }] : []
    }),
  )
  return {
    ...said,
    kennung,
    nummer: nummerOf(sitzung, index, punkt),
    ...(named ? { vorlage: named } : {}),
    ...(further.flat().length > 0 ? { weitere_vorlagen: further.flat() } : {}),
  }
}

type Numbered = Pick<Sitzung['tagesordnung'][number], 'nummer' | 'ohne_nummer'>

/**
 * Returns the number of an item; '' for an item that has none. Each part counts from one, so that a reader of
 * one part sees no gaps.
 */
export const nummerOf = (
  { behandlung }: Sitzung,
  index: number,
  { nummer = '', ohne_nummer = false }: Partial<Numbered>,
): string => {
  if (nummer !== '' || ohne_nummer) return nummer
  return behandlung === 'oeffentlich' ? String(index + 1) : `N ${index + 1}`
}

/** Names an item by its number, or by its place in the list: „TOP 4“, „TOP N 2“, „3. Punkt“. */
export function topOf(sitzung: Sitzung, index: number, punkt: Partial<Numbered>): string {
  const nummer = nummerOf(sitzung, index, punkt)
  if (nummer === '') return `${index + 1}. Punkt`
  return /^TOP(?!\p{L})/iu.test(nummer) ? nummer : `TOP ${nummer}`
}

async function genannteVorlage(
  slug: string,
  reads: Pick<CouncilReads, 'byKey'>,
): Promise<Tagesordnungspunkt['vorlage']> {
  const found = await reads.byKey('vorlage', vorlagePfad({ slug }))
  if (!found || found.data.zurueckgenommen) return undefined
  const { titel, nummer, art, datei, anlagen } = found.data
  return {
    id: slug,
    name: titel,
    detailURL: vorlagePfad({ slug }),
    nummer,
    art,
    ...(datei ? { datei } : {}),
    anlagen,
  }
}

function headOf(council: Council, sitzung: Sitzung) {
  const {
    slug,
    titel,
    datum_von,
    datum_bis,
    ohne_uhrzeit,
    ort,
    zustand,
    ohne_stand,
    verlegt_von,
    grund,
    gemeinsam_mit,
  } = sitzung
  const gremium = council.gremium(sitzung.gremium)
  return (
    gremium && {
      id: slug,
      titel,
      gremium,
      gemeinsam_mit: gemeinsam_mit.flatMap(other => council.gremium(other) ?? []),
      datum_von,
      ...(datum_bis === undefined ? {} : { datum_bis }),
      ...(ohne_uhrzeit === true ? { ohne_uhrzeit } : {}),
      ort,
      zustand,
      // A state that somebody has entered since is known.
      ...(ohne_stand === true && zustand === 'durchgefuehrt' ? { ohne_stand } : {}),
      ...(verlegt_von === undefined ? {} : { verlegt_von }),
      grund,
      detailURL: sitzungPfad({ slug }),
    }
  )
}

export function vorlageInList(council: Council, vorlage: Vorlage): VorlageUebersicht[] {
  const { slug, nummer, titel, art, datum, ohne_datum, einleitung } = vorlage
  const gremium = council.gremium(vorlage.gremium)
  return gremium
    ? [
        {
          id: slug,
          nummer,
          titel,
          art,
          datum,
          ...(ohne_datum === true ? { ohne_datum } : {}),
          gremium,
          einleitung,
          detailURL: vorlagePfad({ slug }),
        },
      ]
    : []
}

/** Most meetings of a paper: more than any paper passes through. */
const MOST_MEETINGS = 50

/** A paper with the meetings that dealt or will deal with it, according to their agendas. */
export async function vorlageOnWire(
  council: Council,
  vorlage: Vorlage,
  reads: CouncilReads,
  amtOf: (slug: string) => Promise<Verweis | undefined>,
): Promise<VorlageOnWire | undefined> {
  const [listed] = vorlageInList(council, vorlage)
  if (!listed) return undefined
  const { slug, bezug, amt, eingereicht_von, beschlussvorschlag, text, kosten, strassen } = vorlage
  const { datei, anlagen, zurueckgenommen, eingereicht_auch_von = [], einreichende = [] } = vorlage
  const [meetings, related, office] = await Promise.all([
    reads.list('sitzung', { tag: mitVorlage(slug), order: ['datum_von:asc'], limit: MOST_MEETINGS }),
    Promise.all(bezug.map(other => reads.byKey('vorlage', vorlagePfad({ slug: other })))),
    amt === undefined ? undefined : amtOf(amt),
  ])
  const group = eingereicht_von === undefined ? undefined : council.gremium(eingereicht_von)
  const groups = eingereicht_auch_von.flatMap(one => council.gremium(one) ?? [])
  const people = einreichende.flatMap(one => council.person(one) ?? [])
  return {
    ...listed,
    ...(office ? { amt: office } : {}),
    ...(group ? { eingereicht_von: group } : {}),
    ...(groups.length > 0 ? { eingereicht_auch_von: groups } : {}),
    ...(people.length > 0 ? { einreichende: people } : {}),
    beschlussvorschlag,
    text,
    kosten,
    strassen,
    ...(datei ? { datei } : {}),
    anlagen,
    bezug: related.flatMap(other =>
      other ? [{ id: other.data.slug, name: other.data.titel, detailURL: vorlagePfad(other.data) }] : [],
    ),
    beratungen: meetings.flatMap(({ data }) => beratungenIn(council, data, slug)),
    ...(zurueckgenommen ? { zurueckgenommen } : {}),
  }
}

function beratungenIn(council: Council, sitzung: Sitzung, vorlage: string): Beratung[] {
  const head = headOf(council, sitzung)
  if (!head || sitzung.zurueckgenommen) return []
  const { id, titel, detailURL, gremium, gemeinsam_mit, datum_von, zustand, ohne_stand } = head
  return sitzung.tagesordnung.flatMap((punkt, index) => {
    const dealt = papersOfItem(punkt).find(one => one.vorlage === vorlage)
    return dealt
      ? [
          {
            sitzung: { id, name: titel, detailURL },
            gremium,
            gemeinsam_mit,
            datum_von,
            zustand,
            ...given({ ohne_stand }),
            ...(dealt.beratungsrolle ? { rolle: dealt.beratungsrolle } : {}),
            ...(dealt.entscheidend === undefined ? {} : { entscheidend: dealt.entscheidend }),
            nummer: nummerOf(sitzung, index, punkt),
            ...(punkt.ergebnis ? { ergebnis: punkt.ergebnis } : {}),
            ...given({ ergebnis_worte: resultWordsIn(punkt.text, punkt.ergebnis) }),
            beschluss: punkt.beschluss,
            ...(punkt.abstimmung ? { abstimmung: punkt.abstimmung } : {}),
          },
        ]
      : []
  })
}
