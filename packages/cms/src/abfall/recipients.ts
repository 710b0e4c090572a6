import { type Abfallfraktion, abfallthemaIn, type Erinnerungszeit } from '@rathausplatz/contract'
import type { AboKeys } from '../abos/keys.ts'
import { tablesOf as abosIn } from '../abos/tables.ts'
import { newId } from '../store/id.ts'
import type { Db } from '../store/index.ts'
import { tablesOf } from './tables.ts'

/** What mails are written with. */
export type Words = { readonly publicUrl: string; readonly keys: AboKeys }

/** Few enough that an editor who saves meanwhile does not notice. */
const PEOPLE_AT_ONCE = 50

/**
 * The next subscribers behind `last`, with what they have chosen at these times: nothing for who has not confirmed it, or
 * hears of other things. A database that may choose by topic or state sorts everybody at each step, and a run takes the
 * square of their number.
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
    return { id, email, choice, titles: own.map(({ titel }) => titel) }
  })
}

/** The next devices behind `last`, with what is chosen on them. */
export async function devicesBehind(db: Db, last: string, zeiten: readonly Erinnerungszeit[]) {
  const devices = await tablesOf(db)
    .selectFrom('abfall_geraete')
    .select(['id', 'ort_id', 'fraktionen'])
    .where('zeit', 'in', [...zeiten])
    .where('id', '>', last)
    .orderBy('id')
    .limit(PEOPLE_AT_ONCE)
    .execute()
  return devices.map(({ id, ort_id, fraktionen }) => {
    const chosen = new Set(fraktionen.split(','))
    return { id, ort: ort_id, wants: (fraktion: Abfallfraktion) => chosen.has(fraktion) }
  })
}

type Message = {
  readonly an: string
  readonly inhalt: {
    readonly titel: string
    readonly text: string
    readonly adresse: string
    /** One that is sent again takes the place of the first. */
    readonly marke: string
  }
  readonly giltBis: Date
}

/** On their way to devices when the transaction is done. */
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
