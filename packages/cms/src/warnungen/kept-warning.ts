import type { Verbleib, Warnung } from '@rathausplatz/contract'
import { DAY_MS } from '@rathausplatz/time'
import { levelOf, rankOf, type Said } from './message.ts'
import { concerns, type Warnregion } from './region.ts'
import { saysTest } from './says-test.ts'
import type { WarnungenTable } from './tables.ts'

/** Decides whether a stored warning is shown, with which words, and in which place. */

const HOUR_MS = 3_600_000
/** Time for which an all-clear is shown. */
const ALL_CLEAR_MS = 2 * HOUR_MS
/** Time for which a warning without an end is shown after its service last listed it. */
const BELIEVED_MS = DAY_MS

/** A stored warning with its state. */
export type Kept = {
  readonly row: WarnungenTable
  readonly said: Said
  readonly verbleib: Verbleib
  readonly warnung: Warnung
}

type Circumstances = { now: Date; region: Warnregion; hasWeather: boolean }

export function whereTo(
  row: WarnungenTable,
  said: Said,
  { now, region, hasWeather }: Circumstances,
): Verbleib {
  if (row.art === 'uebung') return 'uebung'
  if (row.quelle === 'nina' && !concerns(said, region)) return 'anderswo'
  if (row.art === 'ersetzt' || row.art === 'verwaist') return row.art
  if (row.ausgeblendete_fassung === row.fassung) return 'ausgeblendet'
  if (isOver(row, said, now)) return 'vorbei'
  // The weather service itself has the same warning, limited to the town.
  if (row.quelle === 'nina' && row.kennung.startsWith('dwd.') && hasWeather) return 'doppelt'
  return 'sichtbar'
}

function isOver(
  { art, bis, stand, beendet_am, seit }: WarnungenTable,
  { gesendet }: Said,
  now: Date,
): boolean {
  const at = now.getTime()
  if (art === 'entwarnung')
    return at >= Math.max(Date.parse(seit), Math.min(Date.parse(gesendet), Date.parse(stand))) + ALL_CLEAR_MS
  if (beendet_am !== null) return true
  if (bis !== null) return at >= Date.parse(bis)
  return at - Date.parse(stand) >= BELIEVED_MS
}

export function onWire(
  row: WarnungenTable,
  said: Said,
  { isOver, isSilent }: { isOver: boolean; isSilent: boolean },
): Warnung {
  const { schwere: _severity, schluessel: _keys, titel, kontakt = '', ...words } = said
  const entwarnt = row.art === 'entwarnung'
  const probe = saysTest(said)
  const label = [
    entwarnt && !/entwarnung/i.test(titel) && 'Entwarnung: ',
    probe && !saysTest({ titel }) && 'Probewarnung: ',
  ]
  return {
    ...words,
    kontakt,
    probe,
    // Nobody should follow the instruction of a test.
    anweisung: probe ? '' : words.anweisung,
    id: row.id,
    fassung: row.fassung,
    titel: `${label.filter(Boolean).join('')}${titel}`.slice(0, 200),
    stufe: entwarnt ? 'information' : levelOf(said),
    stand: row.stand,
    veraltet: isSilent && !isOver,
    entwarnt,
    vorbei: isOver,
  }
}

/** Returns the sort value of a warning; all-clears and tests are last. */
const loudness = ({ row, said, warnung }: Kept): number =>
  row.art === 'entwarnung' || warnung.probe ? -1 : rankOf(said.schwere) - (said.vorab ? 1 : 0)

export const bySeverity = (a: Kept, b: Kept): number =>
  loudness(b) - loudness(a) ||
  b.said.gesendet.localeCompare(a.said.gesendet) ||
  a.row.id.localeCompare(b.row.id)
