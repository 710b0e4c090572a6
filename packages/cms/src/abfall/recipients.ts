import {
  type Abfallfraktion,
  type Abfallthema,
  abfallthemaIn,
  type Erinnerungszeit,
  tonnenIn,
} from '@rathausplatz/contract'
import type { AboKeys } from '../abos/keys.ts'
import { tablesOf as abosIn } from '../abos/tables.ts'
import { newId } from '../store/id.ts'
import type { Db } from '../store/index.ts'
import { tablesOf } from './tables.ts'

/** The address of the site and the keys, for the text of mails. */
export type Words = { readonly publicUrl: string; readonly keys: AboKeys }

/** Subscribers per transaction: few enough that an editor who saves at the same time notices no delay. */
const PEOPLE_AT_ONCE = 50

/**
 * Returns the next subscribers after `last`, each with their topics at these times; a subscriber who has not
 * confirmed, or has only other topics, has none. Filtering by topic or state in the database would sort all
 * subscribers at each step, and a run would take quadratic time.
 */
export async function subscribersBehind(db: Db, last: string, zeiten: readonly Erinnerungszeit[]) {
  const tables = abosIn(db)
  const people = await tables
    .selectFrom('abos')
    .select(['id', 'email', 'stand'])
    .where('id', '>', last)
    .orderBy('id')
    .limit(PEOPLE_AT_ONCE)
    .execute()
  const ids = people.map(({ id }) => id)
  const topics =
    ids.length === 0
      ? []
      : await tables
          .selectFrom('abo_themen')
          .select(['abo_id', 'thema', 'titel'])
          .where('abo_id', 'in', ids)
          .orderBy('thema')
          .execute()
  const byPerson = Map.groupBy(topics, ({ abo_id }) => abo_id)
  return people.map(({ id, email, stand }) => {
    const own = byPerson.get(id) ?? []
    const confirmed = stand === 'aktiv' ? own : []
    const choice = confirmed.flatMap(({ thema }) => {
      const one = abfallthemaIn(thema)
      return one && zeiten.includes(one.zeit) ? [one] : []
    })
    // Who chose a bin later is not reminded of the kind as a whole any more.
    const isReplaced = (one: Abfallthema) =>
      one.tonne === undefined &&
      choice.some(
        other =>
          other.tonne !== undefined &&
          other.ort === one.ort &&
          other.fraktion === one.fraktion &&
          other.zeit === one.zeit,
      )
    return {
      id,
      email,
      choice: choice.filter(one => !isReplaced(one)),
      titles: own.map(({ titel }) => titel),
    }
  })
}

/** What a recipient is reminded of: a kind at a place, and the chosen variant of it. */
export type Chosen = {
  readonly ort: string
  readonly fraktion: Abfallfraktion
  readonly tonne?: string | undefined
}

/** Returns the next devices after `last`, with their choice. */
export async function devicesBehind(db: Db, last: string, zeiten: readonly Erinnerungszeit[]) {
  const devices = await tablesOf(db)
    .selectFrom('abfall_geraete')
    .select(['id', 'ort_id', 'fraktionen', 'tonnen'])
    .where('zeit', 'in', [...zeiten])
    .where('id', '>', last)
    .orderBy('id')
    .limit(PEOPLE_AT_ONCE)
    .execute()
  return devices.map(({ id, ort_id, fraktionen, tonnen }) => {
    const wahl = tonnenIn(tonnen)
    const choice = fraktionen.split(',').map((fraktion): Chosen => {
      const one = { ort: ort_id, fraktion: fraktion as Abfallfraktion }
      return Object.assign(one, { tonne: wahl.get(one.fraktion) })
    })
    return { id, ort: ort_id, choice }
  })
}

type Message = {
  readonly an: string
  readonly inhalt: {
    readonly titel: string
    readonly text: string
    readonly adresse: string
    /** A repeated message replaces the first one. */
    readonly marke: string
  }
  readonly giltBis: Date
}

/** Queues messages to devices within the transaction. */
export async function putMessages(db: Db, messages: readonly Message[], now: Date): Promise<void> {
  if (messages.length === 0) return
  const rows = messages.map(({ an, inhalt, giltBis }) => ({
    id: newId(now),
    geraet_id: an,
    inhalt: JSON.stringify(inhalt),
    due_at: now.toISOString(),
    gilt_bis: giltBis.toISOString(),
    attempts: 0,
  }))
  await tablesOf(db).insertInto('abfall_nachrichten').values(rows).execute()
}
