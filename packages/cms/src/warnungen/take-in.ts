import type { Warnquelle } from '@rathausplatz/contract'
import type { Db } from '../store/database.ts'
import { instructionsUpTo, withoutEarlier } from './after-all-clear.ts'
import { joined } from './join.ts'
import { cleanSaid, fassungOf, idOf, type Message, type MessageKind, type Said } from './message.ts'
import type { Warnregion } from './region.ts'
import { replacedIn } from './replaced.ts'
import { isBeyondDoubt, isPerhapsOver, saysAllClear } from './says-all-clear.ts'
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
export async function takeIn(
  db: Db,
  quelle: Warnquelle,
  heard: Heard,
  { now, region }: { now: Date; region: Warnregion },
): Promise<void> {
  const tables = tablesOf(db)
  const stand = now.toISOString()
  const known = await tables.selectFrom('warnungen').selectAll().where('quelle', '=', quelle).execute()
  const unchanged = new Set(heard.unchanged)
  const taken = new Set<string>()
  const put = async (row: WarnungenTable) => {
    const { id: _, ...columns } = row
    await tables
      .insertInto('warnungen')
      .values(row)
      .onConflict(conflict => conflict.column('id').doUpdateSet(columns))
      .execute()
  }
  for (const message of currentFirst(heard.messages)) {
    // Each earlier message has at most one successor, so two updates of one warning become two warnings.
    const before = earlier(
      known.filter(row => !taken.has(row.id) && (!unchanged.has(row.id) || isReplacedBy(row, message))),
      message,
    )
    const row = rowOf(message, before, { quelle, stand, region })
    if (taken.has(row.id) || (unchanged.has(row.id) && row.id !== before?.id))
      row.id = idOf(quelle, `${message.kennung}|${row.fassung}`)
    taken.add(row.id)
    await put(row)
    // The service still lists the message that this one replaces.
    if (before && unchanged.has(before.id)) {
      const id = idOf(quelle, `${before.kennung}|ersetzt`)
      taken.add(id)
      await put({ ...before, id, art: 'ersetzt', stand, beendet_am: null })
    }
  }
  for (const { id, beendet_am } of known) {
    if (taken.has(id)) continue
    if (unchanged.has(id))
      await tables.updateTable('warnungen').set({ stand, beendet_am: null }).where('id', '=', id).execute()
    else if (heard.isWhole && beendet_am === null)
      await tables.updateTable('warnungen').set({ beendet_am: stand }).where('id', '=', id).execute()
  }
}

/** Returns the messages of now, followed by those that others of them have replaced. */
function currentFirst(messages: readonly Message[]): readonly Message[] {
  const replaced = replacedIn(messages)
  const all = joined(messages).map(message =>
    replaced.has(message.kennung) ? Object.assign({}, message, { art: 'ersetzt' as const }) : message,
  )
  return [true, false].flatMap(isCurrent => all.filter(({ art }) => (art !== 'ersetzt') === isCurrent))
}

const isReplacedBy = (row: WarnungenTable, { kennung, ersetzt, said }: Message): boolean =>
  row.art !== 'ersetzt' &&
  row.kennung !== kennung &&
  ersetzt.includes(row.kennung) &&
  sentOf(row) <= said.gesendet

const sentOf = ({ daten }: WarnungenTable): string => (JSON.parse(daten) as Said).gesendet

/** Returns the stored warning that a message continues: the latest one, preferring one that has not ended. */
function earlier(
  known: readonly WarnungenTable[],
  { art, kennung, ersetzt }: Message,
): WarnungenTable | undefined {
  // A replaced message continues nothing but itself: what it refers to belongs to its successor.
  const same = known.filter(
    row => row.kennung === kennung || (art !== 'ersetzt' && ersetzt.includes(row.kennung)),
  )
  const isGone = (row: WarnungenTable): number =>
    Number(row.art === 'ersetzt') * 2 + Number(row.beendet_am !== null)
  return same.toSorted((a, b) => isGone(a) - isGone(b) || b.stand.localeCompare(a.stand))[0]
}

/**
 * Returns how a message is kept: an all-clear counts only for a warning that was shown, and a message that
 * was replaced and is listed again unchanged stays replaced.
 */
function kindOf({ art, said }: Message, before: WarnungenTable | undefined): MessageKind {
  if (art === 'entwarnung')
    return before?.art === 'meldung' || before?.art === 'entwarnung' ? art : 'verwaist'
  return before?.art === 'ersetzt' && said.gesendet <= sentOf(before) ? 'ersetzt' : art
}

const OF_AN_END = /entwarn|aufgehoben|aufhebung|zurückgezogen/iu

/** Returns the text of a warning that its all-clear may repeat: words about an end count each time they are sent. */
const textBefore = (last: Said, region: Warnregion): string =>
  last.zurueckgezogen === true ||
  isPerhapsOver(last, region) ||
  OF_AN_END.test(`${last.titel}\n${last.beschreibung}`)
    ? (last.vortext ?? '')
    : last.beschreibung

/**
 * Tests whether a withdrawal leaves a doubt that the danger is over. Words that it repeats from its warning are
 * none.
 */
function isDoubtfulEnd(
  said: Said,
  { isSame, last, region }: { isSame: boolean; last: Said | undefined; region: Warnregion },
): boolean {
  if (!last) return false
  // Read again: what was decided stands, unless the details were missing.
  if (isSame && last.ohneEinzelheiten !== true) return last.zurueckgezogen === true
  const own = {
    titel: !isSame && said.titel === last.titel && !OF_AN_END.test(said.titel) ? '' : said.titel,
    beschreibung: withoutEarlier(said.beschreibung, textBefore(last, region)),
    anweisung: said.anweisung,
    zuvor: said.zuvor ?? '',
  }
  // Without a readable text, a withdrawal removes no doubt of an earlier one.
  const isMute = said.beschreibung === '' && last.zurueckgezogen === true
  return said.ohneEinzelheiten === true || isMute || !isBeyondDoubt(own, region)
}

function rowOf(
  message: Message,
  before: WarnungenTable | undefined,
  { quelle, stand, region }: { quelle: Warnquelle; stand: string; region: Warnregion },
): WarnungenTable {
  const { kennung, version } = message
  const last = before && (JSON.parse(before.daten) as Said)
  // The instructions of an all-clear are its own, and those of a message that is read again are not earlier ones.
  const isOver =
    before?.art === 'entwarnung' ||
    last?.zurueckgezogen === true ||
    (last !== undefined && saysAllClear(last, region))
  const isSame =
    before?.kennung === kennung &&
    (before.art === message.art || last?.zurueckgezogen === true) &&
    last?.gesendet === message.said.gesendet
  const zuvor = isOver || isSame ? last?.zuvor : last && instructionsUpTo(last)
  const vortext = isSame ? last?.vortext : last && textBefore(last, region)
  const clean: Said = {
    ...cleanSaid(message.said),
    ...(zuvor === undefined ? {} : { zuvor }),
    ...(vortext === undefined ? {} : { vortext }),
  }
  const kind = kindOf(message, before)
  const isDoubtful = kind === 'entwarnung' && message.isAnew && isDoubtfulEnd(clean, { isSame, last, region })
  const said: Said = isDoubtful ? { ...clean, zurueckgezogen: true } : clean
  const art = isDoubtful ? 'meldung' : kind
  const cleaned = { ...message, art, said }
  // An all-clear often has no text of its own, so it keeps the text of the warning, but not its instructions.
  const isBare = art === 'entwarnung' && said.beschreibung === ''
  const { gesendet, anweisung } = said
  const kept = { zuvor, gesendet, anweisung, leicht: '', leicht_tun: '' }
  const told: Partial<WarnungenTable> = isBare && last ? { daten: JSON.stringify({ ...last, ...kept }) } : {}
  return {
    id: before?.id ?? idOf(quelle, kennung),
    quelle,
    kennung,
    version,
    art,
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
