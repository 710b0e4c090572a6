import type { Warnquelle } from '@rathausplatz/contract'
import type { Db } from '../store/database.ts'
import { joined } from './join.ts'
import { cleanSaid, fassungOf, idOf, type Message } from './message.ts'
import { tablesOf, type WarnungenTable } from './tables.ts'

/** The current messages of a service. */
export type Heard = {
  readonly messages: readonly Message[]
  /** Ids of warnings that are listed again unchanged. */
  readonly unchanged: readonly string[]
  /** True if the whole list was readable: then warnings that are missing in it have ended. */
  readonly isWhole: boolean
}

/**
 * Stores the current messages of a service. An event keeps its id when a new message replaces an earlier one.
 * Warnings that are missing in a complete list have ended.
 */
export async function takeIn(db: Db, quelle: Warnquelle, heard: Heard, now: Date): Promise<void> {
  const tables = tablesOf(db)
  const stand = now.toISOString()
  const known = await tables.selectFrom('warnungen').selectAll().where('quelle', '=', quelle).execute()
  const said = new Set(heard.unchanged)
  for (const message of joined(heard.messages)) {
    // Each earlier message has at most one successor, so two updates of one warning become two warnings.
    const before = earlier(
      known.filter(({ id }) => !said.has(id)),
      message,
    )
    // An all-clear without a preceding warning is ignored.
    if (message.art === 'entwarnung' && (!before || before.art === 'uebung')) continue
    const row = rowOf(message, before, quelle, stand)
    if (said.has(row.id)) row.id = idOf(quelle, `${message.kennung}|${row.fassung}`)
    said.add(row.id)
    const { id: _, ...columns } = row
    await tables
      .insertInto('warnungen')
      .values(row)
      .onConflict(conflict => conflict.column('id').doUpdateSet(columns))
      .execute()
  }
  for (const { id, beendet_am } of known) {
    if (heard.unchanged.includes(id))
      await tables.updateTable('warnungen').set({ stand, beendet_am: null }).where('id', '=', id).execute()
    else if (heard.isWhole && !said.has(id) && beendet_am === null)
      await tables.updateTable('warnungen').set({ beendet_am: stand }).where('id', '=', id).execute()
  }
}

/** Returns the stored warning that a message continues: the latest one, preferring one that has not ended. */
function earlier(
  known: readonly WarnungenTable[],
  { kennung, ersetzt }: Message,
): WarnungenTable | undefined {
  const same = known.filter(row => row.kennung === kennung || ersetzt.includes(row.kennung))
  return same.toSorted(
    (a, b) => Number(a.beendet_am !== null) - Number(b.beendet_am !== null) || b.stand.localeCompare(a.stand),
  )[0]
}

function rowOf(
  message: Message,
  before: WarnungenTable | undefined,
  quelle: Warnquelle,
  stand: string,
): WarnungenTable {
  const { kennung, version } = message
  const said = cleanSaid(message.said)
  const cleaned = { ...message, said }
  // An all-clear often has no text of its own, so it keeps the text of the warning.
  const isBare = message.art === 'entwarnung' && said.beschreibung === ''
  const told: Partial<WarnungenTable> =
    isBare && before ? { daten: withMoment(before.daten, said.gesendet) } : {}
  return {
    id: before?.id ?? idOf(quelle, kennung),
    quelle,
    kennung,
    version,
    art: message.art,
    daten: JSON.stringify(said),
    fassung: fassungOf(cleaned),
    bis: said.bis,
    seit: before?.seit ?? stand,
    stand,
    beendet_am: null,
    ausgeblendete_fassung: before?.ausgeblendete_fassung ?? null,
    ausgeblendet_am: before?.ausgeblendet_am ?? null,
    ausgeblendet_von: before?.ausgeblendet_von ?? null,
    ausgeblendet_grund: before?.ausgeblendet_grund ?? null,
    ...told,
  }
}

const withMoment = (daten: string, gesendet: string): string =>
  JSON.stringify({ ...(JSON.parse(daten) as object), gesendet })
