import { schadenskategorieOf } from '@rathausplatz/contract'
import { plusDays, startOfDay } from '@rathausplatz/time'
import { isOpen } from '../schaden/reports.ts'
import { reportPhotos, type Schadenszeile, tablesOf } from '../schaden/tables.ts'
import type { Db } from '../store/index.ts'
import { type Asked, MOST_REQUESTS } from './question.ts'
import type { Value } from './written.ts'

/** Returns the public reports that match, newest first. Numbers override all other filters. */
export async function requestsFor(db: Db, asked: Asked): Promise<Schadenszeile[]> {
  const { nummern, kategorien, staende, from, to, limit, offset } = asked
  const shown = tablesOf(db).selectFrom('schaeden').selectAll().where('oeffentlich', '=', 1)
  const wanted =
    nummern.length > 0
      ? shown.where('nummer', 'in', nummern.slice(0, MOST_REQUESTS))
      : shown
          .where('stand', 'in', staende)
          .where('gemeldet_am', '>=', from)
          .where('gemeldet_am', '<=', to)
          .$if(kategorien.length > 0, query => query.where('kategorie', 'in', kategorien))
  return wanted.orderBy('gemeldet_am', 'desc').orderBy('id').limit(limit).offset(offset).execute()
}

/**
 * Converts reports to Open311. The answer has nothing about the sender, and text, place and photo only if the
 * town shows them.
 */
export async function requestsOf(
  db: Db,
  rows: readonly Schadenszeile[],
  { publicUrl, town }: { publicUrl: string; town: string },
): Promise<Value> {
  const photos = await reportPhotos.of(db, rows)
  return rows.map(row => {
    const isShown = row.text_zeigen === 1
    const photo = photos(row).find(({ zeigen }) => zeigen === 1)
    const isClosed = !isOpen(row)
    return {
      service_request_id: row.nummer,
      status: isClosed ? 'closed' : 'open',
      status_notes: notesOf(row),
      service_name: schadenskategorieOf(row.kategorie).name,
      service_code: row.kategorie,
      description: isShown ? row.text : null,
      agency_responsible: town || null,
      service_notice: null,
      requested_datetime: row.gemeldet_am,
      updated_datetime: (isClosed ? row.beendet_am : null) ?? row.geaendert_am,
      expected_datetime: row.erwartet_am === null ? null : startOfDay(plusDays(row.erwartet_am, 1)),
      address: row.adresse || (isShown ? row.ort : '') || null,
      address_id: null,
      zipcode: null,
      lat: row.breite,
      long: row.laenge,
      media_url: photo ? `${publicUrl}/api/cms/schaeden/${row.nummer}/fotos/${photo.kennung}` : null,
    }
  })
}

const notesOf = ({ grund, doppelt_zu }: Schadenszeile): string | null =>
  doppelt_zu === null
    ? grund || null
    : [`Diesen Schaden kennen wir schon, unter der Nummer ${doppelt_zu}.`, grund].filter(Boolean).join(' ')
