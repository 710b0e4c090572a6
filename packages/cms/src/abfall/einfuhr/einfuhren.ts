import { type Abfalleinfuhr, CmsError, type CmsHandlers } from '@rathausplatz/contract'
import type { Names } from '../../editing/names.ts'
import { daysBefore } from '../../jobs/days-before.ts'
import { newId } from '../../store/id.ts'
import type { Database } from '../../store/index.ts'
import { storedIn } from '../../stored.ts'
import { decodeText } from '../../uebernahme/decode-text.ts'
import { allKinds } from '../kinds.ts'
import { type AbfallTables, tablesOf } from '../tables.ts'
import { judgeFile, type Manner } from './judge-file.ts'
import { kindOfLabel } from './kind-of-label.ts'
import type { ReadFile } from './raw-rows.ts'
import { readIcs } from './read-ics.ts'
import { csvRows, readTable } from './read-table.ts'
import { xlsxRows } from './read-xlsx.ts'

type Db = Database['read']
type Report = Pick<
  Abfalleinfuhr,
  'zeilen' | 'anzahl' | 'erster' | 'letzter' | 'bedenken' | 'hinweise' | 'fehler' | 'aenderungen'
>
type File = { readonly name: string; readonly bytes: Uint8Array } & Manner

const MOST_LISTED = 20
const ROWS_AT_ONCE = 20

/** Files of dates: looked through, told about, and taken over when somebody says so. */
export function openEinfuhren(database: Database, clock: () => Date, names: Names) {
  const write = storedIn(database)

  const told = async (row: AbfallTables['abfall_einfuhren']): Promise<Abfalleinfuhr> => {
    const name = (await names([row.author])).get(row.author) ?? row.author
    return {
      ...(JSON.parse(row.bericht) as Report),
      id: row.id,
      name: row.name,
      stand: row.stand,
      von: { id: row.author, name },
      geprueft_am: row.geprueft_am,
      anteil: row.stand === 'fertig' ? 1 : row.schritte === 0 ? 0 : row.getan / row.schritte,
      stoerung: row.stoerung,
    }
  }

  const rowFor = async (db: Db, id: string) => {
    const row = await tablesOf(db)
      .selectFrom('abfall_einfuhren')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) throw new CmsError('nicht-gefunden')
    return row
  }

  const forget = async (db: Db, ids: readonly string[]) => {
    if (ids.length === 0) return
    await tablesOf(db).deleteFrom('abfall_einfuhr_schritte').where('einfuhr_id', 'in', ids).execute()
    await tablesOf(db).deleteFrom('abfall_einfuhren').where('id', 'in', ids).execute()
  }

  const check = async (author: string, { name, bytes, ...manner }: File): Promise<Abfalleinfuhr> => {
    const read = await readFile(database.read, name, bytes)
    if (!read.ok) throw new CmsError('ungueltig', read.satz)
    const now = clock()
    const { report, steps } = await judgeFile(database.read, read, manner, now)
    const id = newId(now)
    const row = {
      id,
      name: name.slice(0, 200),
      author,
      stand: 'geprueft',
      bericht: JSON.stringify(report),
      schritte: steps.length,
      getan: 0,
      stoerung: null,
      geprueft_am: now.toISOString(),
    } as const
    // Their steps are as large as the files.
    await write(async db => {
      const old = await tablesOf(db)
        .selectFrom('abfall_einfuhren')
        .select('id')
        .where('stand', '=', 'geprueft')
        .where('geprueft_am', '<', daysBefore(now, 1))
        .execute()
      await forget(
        db,
        old.map(one => one.id),
      )
    })
    for (let at = 0; at < steps.length; at += ROWS_AT_ONCE)
      await write(async db => {
        const some = steps.slice(at, at + ROWS_AT_ONCE)
        await tablesOf(db)
          .insertInto('abfall_einfuhr_schritte')
          .values(some.map((step, nr) => ({ einfuhr_id: id, nr: at + nr, daten: JSON.stringify(step) })))
          .execute()
      })
    await write(async db => void (await tablesOf(db).insertInto('abfall_einfuhren').values(row).execute()))
    return told(row)
  }

  const start = async (id: string, trotzdem: boolean): Promise<Abfalleinfuhr> =>
    told(
      await write(async db => {
        const row = await rowFor(db, id)
        // Sent again because the answer got lost.
        if (row.stand === 'laeuft' || row.stand === 'fertig') return row
        const running = await tablesOf(db)
          .selectFrom('abfall_einfuhren')
          .select('id')
          .where('stand', '=', 'laeuft')
          .executeTakeFirst()
        if (running) throw new CmsError('nicht-moeglich', BUSY)
        const { bedenken } = JSON.parse(row.bericht) as Report
        if (bedenken.length > 0 && !trotzdem)
          throw new CmsError('nicht-moeglich', `${bedenken.join(' ')} Bitte bestätigen Sie, dass es stimmt.`)
        await tablesOf(db)
          .updateTable('abfall_einfuhren')
          .set({ stand: 'laeuft' })
          .where('id', '=', id)
          .execute()
        return { ...row, stand: 'laeuft' as const }
      }),
    )

  const handlers = {
    async redaktionAbfalleinfuhren() {
      const rows = await tablesOf(database.read)
        .selectFrom('abfall_einfuhren')
        .selectAll()
        .orderBy('id', 'desc')
        .limit(MOST_LISTED)
        .execute()
      return { data: await Promise.all(rows.map(told)) }
    },

    async redaktionAbfalleinfuhrPruefen({ query: { name, ort, strasse, neue_orte }, file }, who) {
      return check(who.id, { name, bytes: file ?? new Uint8Array(), ort, strasse, neueOrte: neue_orte })
    },

    async redaktionAbfalleinfuhr({ params: { id } }) {
      return told(await rowFor(database.read, id))
    },

    redaktionAbfalleinfuhrStarten: ({ params: { id }, body: { trotzdem } }) => start(id, trotzdem),

    async redaktionAbfalleinfuhrLoeschen({ params: { id } }) {
      await write(async db => {
        const { stand } = await rowFor(db, id)
        if (stand === 'laeuft') throw new CmsError('nicht-moeglich', RUNNING)
        await forget(db, [id])
      })
      return {}
    },
  } satisfies CmsHandlers

  return { handlers, check, start, find: async (id: string) => told(await rowFor(database.read, id)) }
}

const BUSY = 'Es wird gerade eine andere Datei übernommen. Bitte warten Sie, bis das fertig ist.'
const RUNNING = 'Diese Datei wird gerade übernommen. Bitte warten Sie, bis das fertig ist.'
const UNKNOWN =
  'Diese Datei lässt sich nicht lesen. Möglich sind Kalenderdateien (.ics), Tabellen als CSV und Excel-Dateien (.xlsx).'
const BROKEN_SHEET =
  'Diese Excel-Datei ist beschädigt oder zu groß. Bitte speichern Sie sie neu als .xlsx oder als CSV. Ältere Dateien (.xls) gehen nicht.'

/** By what stands in it, not by its name. */
async function readFile(db: Db, name: string, bytes: Uint8Array): Promise<ReadFile> {
  if (bytes.length === 0) return { ok: false, satz: 'Diese Datei ist leer.' }
  const kindOf = kindOfLabel(await allKinds(db))
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  const isOld = bytes[0] === 0xd0 && bytes[1] === 0xcf
  if (isOld || (/\.xls[xm]?$/i.test(name) && !isZip)) return { ok: false, satz: BROKEN_SHEET }
  if (isZip) {
    const rows = await xlsxRows(bytes)
    return rows ? readTable(rows, kindOf) : { ok: false, satz: BROKEN_SHEET }
  }
  const text = decodeText(bytes)
  if (text.slice(0, 4_000).includes('\u0000')) return { ok: false, satz: UNKNOWN }
  if (/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text) || /\.ics$/i.test(name)) return readIcs(text)
  return readTable(csvRows(text), kindOf)
}
