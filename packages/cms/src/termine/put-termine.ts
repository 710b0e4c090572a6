import type { Veranstaltung } from '@rathausplatz/contract/records'
import { type Termin, termineOf } from '@rathausplatz/kalender'
import { berlinDay, daysBetween, plusDays, startOfDay, utc } from '@rathausplatz/time'
import type { Kysely } from 'kysely'
import type { Derived } from '../store/index.ts'
import type { Tables } from '../store/tables.ts'
import { OPEN_BEGIN, OPEN_END } from '../store/window.ts'
import type { TermineTables } from './tables.ts'

/** The dates of public events, one row per date, and one per day and Rubrik. */
export const derivedTermine: Derived = {
  name: 'termine',
  isTable: name => name === 'termine' || name === 'termine_by_day',
  form: '1',
  async put(db, { id, kind, data, gueltig_von, gueltig_bis }) {
    if (kind !== 'veranstaltung') return
    await removeTermine(db, id)
    await putTermine(db, {
      document_id: id,
      event: data as Veranstaltung,
      gueltig_von: gueltig_von ?? OPEN_BEGIN,
      gueltig_bis: gueltig_bis ?? OPEN_END,
    })
  },
  async remove(db, { id, kind }) {
    if (kind === 'veranstaltung') await removeTermine(db, id)
  },
}

type PublicEvent = {
  readonly document_id: string
  readonly event: Veranstaltung
  readonly gueltig_von: string
  readonly gueltig_bis: string
}

/** Writes all dates of an event that has no rows yet. */
export async function putTermine(db: Kysely<Tables>, { event, ...row }: PublicEvent): Promise<void> {
  const tables = db.withTables<TermineTables>()
  const rubriken = ['', ...new Set(event.rubriken)]
  const termine = termineOf(event)
  for (const some of chunks(termine)) {
    await tables
      .insertInto('termine')
      .values(
        some.map(({ termin, datum_von, datum_bis = null, entfaellt, grund }) => ({
          document_id: row.document_id,
          termin,
          datum_von,
          datum_bis,
          entfaellt: entfaellt ? 1 : 0,
          grund,
        })),
      )
      .execute()
  }
  const listed = termine.flatMap(termin =>
    daysOf(termin).flatMap(day => rubriken.map(rubrik => Object.assign({ rubrik }, row, day))),
  )
  for (const some of chunks(listed)) await tables.insertInto('termine_by_day').values(some).execute()
}

async function removeTermine(db: Kysely<Tables>, document_id: string): Promise<void> {
  const tables = db.withTables<TermineTables>()
  await tables.deleteFrom('termine_by_day').where('document_id', '=', document_id).execute()
  await tables.deleteFrom('termine').where('document_id', '=', document_id).execute()
}

/** Returns one row per day of a date. */
function daysOf({ termin, datum_von, datum_bis }: Termin) {
  const beginn = utc(datum_von)
  const ende = datum_bis === undefined ? startOfDay(plusDays(termin, 1)) : utc(datum_bis)
  return daysBetween(termin, lastDayOf(beginn, ende)).map(tag => ({
    termin,
    tag,
    beginn,
    ende,
    first_day: tag === termin ? 1 : 0,
  }))
}

/** Returns the last day of a date. A date that ends at midnight does not include the next day. */
const lastDayOf = (beginn: string, ende: string) =>
  berlinDay(new Date(Math.max(Date.parse(beginn), Date.parse(ende) - 1)))

/** Splits rows into chunks, because SQLite accepts a limited number of values per statement. */
function* chunks<T>(rows: readonly T[], size = 200): Generator<T[]> {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size)
}
