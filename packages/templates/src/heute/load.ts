import { type Abfallart, binsQuery, type Cms, calls, type Veranstaltung } from '@rathausplatz/contract'
import { dayInShort, stateAt } from '@rathausplatz/kalender'
import { berlinDay, clockTime, plusDays } from '@rathausplatz/time'
import { artOf, namesOf, nextDay } from '../abfall/days.ts'
import { kindsShown } from '../abfall/kinds-shown.ts'
import type { EntryPage, Loader } from '../template.ts'
import type { heute } from './schema.ts'

/** One line: subject, state, and link. */
export type Heutezeile = {
  art: 'haus' | 'tonne' | 'markt' | 'veranstaltung'
  name: string
  text: string
  href: string
  /** For a facility: open now. */
  offen?: boolean
  /** For the next bins: their display data. */
  tonnen?: Abfallart[]
}

/** Loads the lines; a part that fails to load has no line. */
export const loadHeute: Loader<typeof heute, { tag: string; zeilen: Heutezeile[] }> = async (
  cms,
  { context, options },
  { now, holidays, gemerkterAbfallort, gemerkteTonnen },
) => {
  const [houses, bins, events, markets] = await Promise.all([
    Promise.all(context.haeuser.map(house => houseLine(cms, house, { now, holidays }))),
    context.abfall
      ? binLine(cms, context.abfall, { ort: gemerkterAbfallort(), tonnen: gemerkteTonnen() }, now).catch(
          () => undefined,
        )
      : undefined,
    context.veranstaltungen ? nextOf(cms, { pro_seite: MOST }) : [],
    options.markt === undefined ? [] : nextOf(cms, { pro_seite: MOST, rubrik_id: options.markt }),
  ])
  const market = markets.find(({ entfaellt }) => !entfaellt)
  const event = events.find(one => !one.entfaellt && !isSame(one, market))
  return {
    tag: berlinDay(now),
    zeilen: [
      ...houses.flatMap(line => line ?? []),
      ...(bins ? [bins] : []),
      ...(market ? [eventLine('markt', market, now)] : []),
      ...(event ? [eventLine('veranstaltung', event, now)] : []),
    ],
  }
}

/** Number of events to load: the first ones may be cancelled or be the market itself. */
const MOST = 6

const nextOf = (cms: Cms, query: { pro_seite: number; rubrik_id?: number }): Promise<Veranstaltung[]> =>
  cms.call(calls.veranstaltungen, { query }).then(
    ({ data }) => data,
    () => [],
  )

async function houseLine(
  cms: Cms,
  { einheit, name }: { einheit: string; name: string },
  { now, holidays }: Pick<EntryPage, 'now' | 'holidays'>,
): Promise<Heutezeile | undefined> {
  const unit = await cms.call(calls.organisationseinheit, { params: { id: einheit } }).catch(() => undefined)
  const state = unit && stateAt(unit.oeffnungszeiten, now, await holidays(), unit.bereitschaft)
  if (!unit || !state) return undefined
  return { art: 'haus', name: name || unit.name, text: state.heute, href: unit.detailURL, offen: state.offen }
}

/** How many days ahead to look for the next bin. */
const BIN_DAYS = 60

async function binLine(
  cms: Cms,
  href: string,
  { ort, tonnen }: { ort: string | undefined; tonnen: string },
  now: Date,
): Promise<Heutezeile | undefined> {
  const name = 'Nächste Tonne'
  const today = berlinDay(now)
  if (ort !== undefined) {
    const found = await cms
      .call(calls.abfallTermine, {
        params: { ort },
        query: { von: today, bis: plusDays(today, BIN_DAYS), mit_entfallenen: 'false', ...binsQuery(tonnen) },
      })
      // The remembered street may have been renamed: then the line links the choice of a street.
      .catch(() => undefined)
    const next = found && nextDay(found.data, today)
    if (next)
      return {
        art: 'tonne',
        name,
        text: `${dayInShort(next.datum, today)}: ${namesOf(next.termine)}`,
        href,
        tonnen: next.termine.map(termin => artOf(kindsShown(found), termin)),
      }
  }
  const { eingerichtet } = await cms.call(calls.abfall, {})
  return eingerichtet ? { art: 'tonne', name, text: 'Ihre Straße wählen', href } : undefined
}

const isSame = (one: Veranstaltung, other: Veranstaltung | undefined): boolean =>
  other !== undefined && one.datum_von === other.datum_von && one.titel === other.titel

function eventLine(
  art: 'markt' | 'veranstaltung',
  { titel, datum_von, datum_bis, ganztaegig, ort, rubriken }: Veranstaltung,
  now: Date,
): Heutezeile {
  const begin = new Date(datum_von)
  const today = berlinDay(now)
  const hasBegun = begin <= now
  const day = hasBegun ? 'Heute' : dayInShort(berlinDay(begin), today)
  const end = datum_bis === undefined ? undefined : new Date(datum_bis)
  const endsToday = end !== undefined && berlinDay(end) === today
  const time = ganztaegig
    ? ''
    : hasBegun
      ? end && endsToday
        ? `bis ${clockTime(end)} Uhr`
        : ''
      : `${clockTime(begin)} Uhr`
  const when = [day, time].filter(Boolean).join(hasBegun ? ' ' : ', ')
  return {
    art,
    name: art === 'markt' ? 'Markt' : 'Nächster Termin',
    text: [`${when}: ${titel}`, titel.includes(ort ?? '') ? '' : ort].filter(Boolean).join(', '),
    href: rubriken[0]?.detailURL ?? '',
  }
}
