import {
  ABFALL_PFAD,
  type Abfallart,
  binsQuery,
  calls,
  type Organisationseinheit,
} from '@rathausplatz/contract'
import { notrufeOf } from '@rathausplatz/contract/giftnotruf'
import { notrufLesen, notrufWaehlen } from '@rathausplatz/contract/notrufe'
import { sectionOf } from '@rathausplatz/contract/sections'
import { type Holidays, holidaysOf, type UpcomingDeviation, upcomingDeviations } from '@rathausplatz/kalender'
import { artOf, byDay, kindsShown } from '@rathausplatz/templates/abfall'
import { berlinDay } from '@rathausplatz/time'
import type { SiteContext } from '../../cms/site-context.ts'
import { type HoursBlock, hoursBlocks } from '../../layouts/house.ts'

export type Amt = {
  id: string
  name: string
  detailURL: string
  telefon: string
  hours: HoursBlock[]
  abweichend: UpcomingDeviation[]
}

export type Meldung = {
  titel: string
  einleitung: string
  detailURL: string
  datum_von: string | undefined
}

export type Nummer = { nummer: string; href: string; wer: string; wann: string }

/** The collections of the street that this device remembers. */
export type Abfuhren = {
  ort: string
  seite: string
  tage: { datum: string; abfuhren: { art: Abfallart; name: string; satz: string; entfaellt: boolean }[] }[]
}

export type Unterwegs = {
  abfuhren: Abfuhren | undefined
  notrufe: Nummer[]
  aemter: Amt[]
  meldungen: Meldung[]
  telefon: string
  zeitpunkt: string
}

/**
 * The emergency numbers of the town. They are in the data of the page, not in the bundle, which every first
 * visit would load.
 */
const nummernOf = (ags: string | undefined): Nummer[] =>
  notrufeOf(ags).map(({ nummer, wer, wann }) => ({
    nummer: notrufLesen(nummer),
    href: notrufWaehlen(nummer),
    wer,
    wann,
  }))

const NEWS = 5
const MOST_PAGES = 10

/**
 * Loads data that is useful offline: the hours of all offices and the latest news. A part that fails to load
 * is left out; the emergency numbers are always there, that of the poison centre if the state is known.
 */
export async function loadUnterwegs(site: SiteContext, abfallort?: string, tonnen = ''): Promise<Unterwegs> {
  const { cms, now } = site
  const [einheiten, news, stadt, abfuhren] = await Promise.all([
    everyEinheit(site).catch(() => []),
    cms.call(calls.aktuelles, { query: { pro_seite: NEWS } }).catch(() => undefined),
    cms.call(calls.stadt, {}).catch(() => undefined),
    abfallort === undefined ? undefined : collectionsAt(site, abfallort, tonnen).catch(() => undefined),
  ])
  return {
    abfuhren,
    notrufe: nummernOf(stadt?.ags),
    aemter: einheiten
      .map(einheit => amtOf(einheit, now, holidaysOf(stadt ?? {})))
      .filter(({ hours, telefon }) => hours.length > 0 || telefon),
    meldungen: (news?.data ?? []).map(({ titel, einleitung, detailURL, datum_von }) => ({
      titel,
      einleitung,
      detailURL,
      datum_von,
    })),
    telefon: stadt?.telefon ?? '',
    zeitpunkt: now.toISOString(),
  }
}

/** Number of days with collections to keep: about three months, because the page may be read much later. */
const COLLECTION_DAYS = 24

async function collectionsAt(
  { cms, now }: SiteContext,
  abfallort: string,
  tonnen: string,
): Promise<Abfuhren> {
  const von = berlinDay(now)
  const found = await cms.call(calls.abfallTermine, {
    params: { ort: abfallort },
    query: { von, ...binsQuery(tonnen) },
  })
  const { ort, data } = found
  const marken = kindsShown(found)
  return {
    ort: ort.name,
    seite: ABFALL_PFAD,
    tage: byDay(data)
      .slice(0, COLLECTION_DAYS)
      .map(({ datum, termine }) => ({
        datum,
        abfuhren: termine.map(termin => ({
          art: artOf(marken, termin),
          name: termin.name,
          satz: [termin.satz, termin.platz].filter(Boolean).join('; '),
          entfaellt: termin.entfaellt,
        })),
      })),
  }
}

async function everyEinheit({ cms }: SiteContext): Promise<Organisationseinheit[]> {
  const found: Organisationseinheit[] = []
  for (let seite = 1, pages = 1; seite <= Math.min(pages, MOST_PAGES); seite++) {
    const { data, pagination } = await cms.call(calls.organisationseinheiten, {
      query: { seite, pro_seite: 100 },
    })
    found.push(...data)
    pages = pagination?.pages ?? 1
  }
  return found
}

/** Returns an office without its current state, because the page may be read much later. */
function amtOf(
  { id, name, detailURL, kommunikation, oeffnungszeiten }: Organisationseinheit,
  now: Date,
  holidays: Holidays,
): Amt {
  return {
    id,
    name,
    detailURL,
    telefon: kommunikation.find(({ kanal }) => kanal === 'TELEFON')?.kennung ?? '',
    hours: hoursBlocks(oeffnungszeiten, sectionOf(detailURL), now),
    abweichend: upcomingDeviations(oeffnungszeiten, now, holidays),
  }
}
