import type { Abfallfraktion, Abfallregel } from '@rathausplatz/contract'
import { type Database, ok } from '../store/index.ts'
import { orThrow } from '../store/result.ts'
import { addDates, changeDate, newDate } from './change-dates.ts'
import { allKinds, keepKind } from './kinds.ts'
import { placeKey, shortId } from './places.ts'
import { planTour } from './plan-tour.ts'
import { tablesOf } from './tables.ts'
import { createTour, findDate, findTour } from './tours.ts'

/** The collections of a whole town, for the first filling. */
export type WasteTown = {
  readonly arten: readonly { readonly fraktion: Abfallfraktion; readonly rhythmus: string }[]
  readonly orte: readonly {
    readonly name: string
    readonly ort: string
    readonly strasse: string
    readonly hausnummern?: string
  }[]
  readonly touren: readonly {
    readonly name: string
    readonly fraktion: Abfallfraktion
    readonly regel: Abfallregel
    readonly hinweis?: string
    readonly variante?: string
    readonly orte: readonly string[]
    readonly einzeln?: readonly { datum: string; zeit_von?: string; zeit_bis?: string; platz?: string }[]
    readonly verschoben?: readonly { tag: string; datum: string; grund: string }[]
  }[]
  readonly von: string
  readonly bis: string
}

/**
 * Fills an empty town in one transaction; a filling that was interrupted is repeated. Does nothing if there
 * are streets already.
 */
export const takeInWaste = (database: Database, clock: () => Date, town: WasteTown): Promise<void> =>
  orThrow(
    database.write(async db => {
      const now = clock()
      const tables = tablesOf(db)
      const known = await tables.selectFrom('abfall_orte').select('id').limit(1).executeTakeFirst()
      if (known) return ok(undefined)
      const geaendert_am = now.toISOString()
      const ids = new Map(town.orte.map(({ name }) => [name, shortId()]))
      const places = town.orte.map(({ name, ort, strasse, hausnummern = '' }) => ({
        id: ids.get(name) ?? '',
        ort,
        bezirk: '',
        strasse,
        hausnummern,
        ort_key: placeKey(ort),
        strasse_key: placeKey(strasse),
        geaendert_am,
      }))
      await tables.insertInto('abfall_orte').values(places).execute()
      for (const kind of await allKinds(db)) {
        const own = town.arten.find(({ fraktion }) => fraktion === kind.fraktion)
        await keepKind(db, { ...kind, rhythmus: own?.rhythmus ?? '', aktiv: own !== undefined })
      }
      for (const {
        name,
        fraktion,
        regel,
        hinweis = '',
        variante = '',
        orte,
        einzeln = [],
        verschoben = [],
      } of town.touren) {
        const data = { name, fraktion, regel, hinweis, variante, zeit_von: null, zeit_bis: null, platz: '' }
        const id = await createTour(db, { ...data, orte: orte.flatMap(one => ids.get(one) ?? []) }, now)
        const tour = await findTour(db, id)
        if (tour) await planTour(db, tour, { von: town.von, bis: town.bis, nurAnsehen: false, now })
        await addDates(
          db,
          einzeln.map(({ datum, ...more }) => newDate(id, datum, now, { ...more, von_hand: 1 })),
        )
        for (const { tag, datum, grund } of verschoben) {
          const row = await findDate(db, id, tag)
          if (row) await changeDate(db, row, { datum, grund, von_hand: 1 }, now)
        }
      }
      return ok(undefined)
    }),
  )
