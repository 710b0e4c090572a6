import { tablesOf as abosIn } from '../../abos/tables.ts'
import type { Db } from '../../store/index.ts'
import { type PlaceRow, placeName } from '../places.ts'
import { tablesOf } from '../tables.ts'

const TIMES = ['abend', 'morgen'] as const

/** Counts the subscribers and the devices that are reminded of a place. */
async function countAt(db: Db, ort: string): Promise<{ mail: number; push: number }> {
  const [mail, push] = await Promise.all([
    abosIn(db)
      .selectFrom('abo_themen as t')
      .innerJoin('abos as a', 'a.id', 't.abo_id')
      .where('a.stand', '=', 'aktiv')
      // `/` follows the dot behind the id of the place.
      .where(row =>
        row.or(
          TIMES.map(time =>
            row.and([
              row('t.thema', '>=', `abfall/${time}:${ort}.`),
              row('t.thema', '<', `abfall/${time}:${ort}/`),
            ]),
          ),
        ),
      )
      .select(row => row.fn.count('a.id').distinct().as('anzahl'))
      .executeTakeFirst(),
    tablesOf(db)
      .selectFrom('abfall_geraete')
      .where('ort_id', '=', ort)
      .select(row => row.fn.countAll().as('anzahl'))
      .executeTakeFirst(),
  ])
  return { mail: Number(mail?.anzahl ?? 0), push: Number(push?.anzahl ?? 0) }
}

const MOST_TOLD = 20

/** Says for which of these streets, which an import divides, people are reminded of the street as a whole. */
export async function doubtsOfReminders(db: Db, streets: readonly PlaceRow[]): Promise<string[]> {
  const told: string[] = []
  for (const street of streets) {
    const { mail, push } = await countAt(db, street.id)
    const counts = [
      ...(mail > 0 ? [`${mail} per E-Mail`] : []),
      ...(push > 0 ? [`${push} ${push === 1 ? 'Gerät' : 'Geräte'}`] : []),
    ]
    if (counts.length > 0) told.push(`${placeName(street)} (${counts.join(', ')})`)
  }
  if (told.length === 0) return []
  const rest = told.length > MOST_TOLD ? ` und ${told.length - MOST_TOLD} weitere` : ''
  return [
    `Erinnerungen für die ganze Straße gibt es schon: ${told.slice(0, MOST_TOLD).join('; ')}${rest}. Zu wem welche Hausnummer gehört, ist nicht bekannt: Sie nennen danach zu jedem Termin die Hausnummern und bitten, die eigene zu wählen. Ist das so recht?`,
  ]
}
