import {
  type CallAnswer,
  type Calls,
  type CmsHandlers,
  may,
  type Oeffnungszeit,
} from '@rathausplatz/contract'
import { contradictions, currentHours, hoursLines } from '@rathausplatz/kalender'
import { berlinDay } from '@rathausplatz/time'
import { type HoldingHours, holdingHours } from '../aemter/inherited-hours.ts'
import { kindsOf, type Previewed, previewDeviations } from '../aemter/preview-deviations.ts'
import { type PublicUnit, publicUnits, shownUnit } from '../aemter/public-units.ts'
import type { CmsStore } from '../collections/collections.ts'
import { countNewlyAffected } from '../terminvereinbarung/amt/affected-bookings.ts'
import { offersIn } from '../terminvereinbarung/offers.ts'
import { publishedHolidays } from '../town-holidays.ts'
import { type Editor, mayRead, placeOf } from './leave-for.ts'
import { previewTown } from './preview-town.ts'
import { refuse } from './refusal.ts'
import { IN_REVIEW, UNSAVED } from './sammelaktionen.ts'

type Shown = CallAnswer<Calls['redaktionAmtszeiten']>['data'][number]

/** Calls about the opening hours of offices together: which hold, and what deviations for many change. */
export function amtszeiten(store: CmsStore, clock: () => Date) {
  const place = ({ key }: PublicUnit) => ({ kind: UNIT, key, audience: 'oeffentlich' as const })
  const offers = offersIn(store)

  const hindernisOf = async ({ unit, changes }: Previewed, who: Editor): Promise<string | null> => {
    if (changes.length === 0) return null
    if (!may(who, 'inhalte-freigeben', placeOf(place(unit)))) return NO_RIGHT
    const document = await store.document(unit.id)
    if (document?.review === 'in_pruefung') return IN_REVIEW
    return (await store.workingCopy(unit.id, who.id)) ? UNSAVED : null
  }

  /** Counts booked appointments of an office at times that it then no longer has. */
  const bookedOf = async ({ unit, hours }: Previewed): Promise<number> => {
    const own = await offers.all(unit.slug)
    const { read } = store.database
    const counts = await Promise.all(own.map(offer => countNewlyAffected(read, offer, hours, clock())))
    return counts.reduce((sum, count) => sum + count, 0)
  }

  const entryOf = async ({ unit, changes }: Previewed) => {
    const grundfassung = (await store.document(unit.id))?.draft_revision
    return { id: unit.id, grundfassung, abweichend: [...changes] }
  }

  return {
    async redaktionAmtszeiten(_, who) {
      const units = await publicUnits(store)
      const holding = new Map(units.map(unit => [unit.id, holdingHours(unit, units)]))
      const seen = units.filter(unit => mayRead(who, place(unit)))
      const followers = (id: string) =>
        seen.filter(unit => [...(holding.get(unit.id)?.from.values() ?? [])].some(source => source.id === id))
      return {
        data: seen.map(unit =>
          Object.assign(shownUnit(unit), {
            uebergeordnet: unit.uebergeordnet ?? null,
            ort: unit.anschrift?.street ?? '',
            zeiten: inWords(holding.get(unit.id), clock()),
            folgen: followers(unit.id).map(({ id }) => id),
            freigebbar: may(who, 'inhalte-freigeben', placeOf(place(unit))),
          }),
        ),
      }
    },

    async redaktionGeerbteZeiten({ query: { ueber } }) {
      const units = await publicUnits(store)
      const below = { slug: '', uebergeordnet: ueber, zeitenWieOben: true, oeffnungszeiten: [] }
      return { data: inWords(holdingHours(below as unknown as PublicUnit, units), clock()) }
    },

    async redaktionZeitenVorschau({ body: { ids, weitere, grund, ...first } }, who) {
      const angaben = [first, ...weitere]
      for (const { zeiten } of angaben) checkTimes(zeiten)
      const units = await publicUnits(store)
      const chosen = new Set(
        units.filter(unit => ids.includes(unit.id) && mayRead(who, place(unit))).map(({ id }) => id),
      )
      const previewed = previewDeviations(
        units,
        chosen,
        { angaben, grund },
        await publishedHolidays(store.published),
      )
      const data = await Promise.all(
        previewed
          .filter(({ unit }) => mayRead(who, place(unit)))
          .map(async one => ({
            one,
            shown: { ...one.shown, termine: await bookedOf(one), hindernis: await hindernisOf(one, who) },
          })),
      )
      const toDo = data.filter(({ one, shown }) => one.changes.length > 0 && shown.hindernis === null)
      const eintraege = await Promise.all(toDo.map(({ one }) => entryOf(one)))
      return {
        data: data.map(({ shown }) => shown),
        stadt: await previewTown(store, units, { chosen, arten: kindsOf(angaben), who }),
        auftrag: eintraege.length > 0 ? { aktion: 'zeiten', eintraege } : null,
      }
    },
  } satisfies CmsHandlers
}

const UNIT = 'organisationseinheit'
const NO_RIGHT = 'Veröffentlichen darf hier, wer freigeben darf. Dazu fehlt Ihnen die Berechtigung.'

/** Refuses times of a day that overlap or have no length. */
function checkTimes(times: readonly { beginn: string; ende: string }[]): void {
  const regulaereZeiten = times.map(time => ({ tagestyp: 'MONTAG', ...time }))
  const [wrong] = contradictions({ ...NO_HOURS, regulaereZeiten })
  if (wrong) throw refuse('zeiten', wrong.message)
}

const NO_HOURS: Oeffnungszeit = {
  typ: 'ALLGEMEINE_OEFFNUNGSZEIT',
  hinweisText: '',
  anFeiertagen: 'GESCHLOSSEN',
  regulaereZeiten: [],
  abweichendeZeiten: [],
}

/** Returns the hours that hold now, per kind, with the unit from which they come. */
function inWords(holding: HoldingHours<PublicUnit> | undefined, now: Date): Shown['zeiten'] {
  const { hours = [], from = new Map() } = holding ?? {}
  return [...Map.groupBy(hours, ({ typ }) => typ)].map(([typ, some]) => {
    const source: PublicUnit | undefined = from.get(typ)
    const zeilen = currentHours(some, berlinDay(now)).flatMap(({ regulaereZeiten, hinweisText }) => {
      const lines = hoursLines(regulaereZeiten).map(({ days, times }) => `${days} ${times}`)
      return lines.length > 0 || hinweisText === '' ? lines : [hinweisText]
    })
    return { typ, von: source ? shownUnit(source) : null, zeilen }
  })
}
