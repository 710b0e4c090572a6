import { abfallthemaOf } from '@rathausplatz/contract'
import { newAboId } from '../../abos/keys.ts'
import { tablesOf as abosIn } from '../../abos/tables.ts'
import type { Db } from '../../store/index.ts'

const ROWS_AT_ONCE = 1_000

/** Subscribes this many people to reminders of Restmüll on the evening before, spread over these streets. */
export async function subscribePeople(
  db: Db,
  { people, orte, now }: { people: number; orte: readonly string[]; now: Date },
): Promise<void> {
  const tables = abosIn(db)
  const since = now.toISOString()
  const rows = Array.from({ length: people }, (_, at) => ({
    id: newAboId(),
    email: `n${at}@example.org`,
    fuer: null,
    wortlaut: 'x',
    angefragt_am: since,
    bestaetigt_am: since,
    stand: 'aktiv' as const,
  }))
  const themen = orte.map(ort => abfallthemaOf({ zeit: 'abend', ort, fraktion: 'restmuell' }))
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const some = rows.slice(at, at + ROWS_AT_ONCE)
    await tables.insertInto('abos').values(some).execute()
    await tables
      .insertInto('abo_themen')
      .values(
        some.map(({ id }, nr) => ({
          abo_id: id,
          thema: themen[(at + nr) % themen.length] ?? '',
          titel: 'Restmüll',
        })),
      )
      .execute()
  }
}
