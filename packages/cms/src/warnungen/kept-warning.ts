import type { Verbleib, Warnung } from '@rathausplatz/contract'
import { DAY_MS } from '@rathausplatz/time'
import { withoutEarlier } from './after-all-clear.ts'
import { announcesTest } from './announced-test.ts'
import { areaInWords, isOnlyOnMap } from './area-in-words.ts'
import { together } from './choose-info.ts'
import {
  LONGEST_TEXT,
  LONGEST_TITLE,
  levelOf,
  loudnessOf,
  remarksOf,
  type Said,
  WARNINGS_OF_ALL,
  withWholeTitle,
} from './message.ts'
import { saysPartOfExercise } from './part-of-exercise.ts'
import type { Away } from './put-away.ts'
import { concerns, type Warnregion } from './region.ts'
import { isAllClearTitle, isPerhapsOver, saysAllClear } from './says-all-clear.ts'
import { saysTest } from './says-test.ts'
import { shortened } from './shorten.ts'
import type { WarnungenTable } from './tables.ts'
import { townInText } from './town-in-text.ts'

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
  /** The decision of an editor to hide it. */
  readonly away: Away | undefined
  /** What the desk must know and visitors need not. */
  readonly fuerRedaktion: readonly string[]
}

type Circumstances = { now: Date; region: Warnregion; hasWeather: boolean; isAway: boolean }

export function whereTo(
  row: WarnungenTable,
  said: Said,
  { now, region, hasWeather, isAway }: Circumstances,
): Verbleib {
  if (row.art === 'uebung') return 'uebung'
  if (isElsewhere(row, said, region) && townInText(said, region) !== 'meint') return 'anderswo'
  if (row.art === 'ersetzt' || row.art === 'verwaist') return row.art
  if (isAway) return 'ausgeblendet'
  if (isOver(row, said, now, region)) return 'vorbei'
  // The weather service itself has the same warning, limited to the town.
  if (row.quelle === 'nina' && row.kennung.startsWith('dwd.') && hasWeather) return 'doppelt'
  return 'sichtbar'
}

/** The weather service is queried for the town alone. */
const isElsewhere = ({ quelle }: WarnungenTable, said: Said, region: Warnregion): boolean =>
  quelle === 'nina' && !concerns(said, region)

/** Returns what a reader must know if the area of a warning names only others, and its text the town. */
function remarksOnPlace(row: WarnungenTable, said: Said, region: Warnregion): string[] {
  const found = isElsewhere(row, said, region) ? townInText(said, region) : undefined
  return found === undefined ? [] : [REMARKS[found]]
}

const REMARKS = {
  meint: 'Kann Ihre Gemeinde betreffen: Das Gebiet der Warnung nennt sie nicht, aber der Text.',
  nennt:
    'Der Text nennt die eigene Gemeinde, das Gebiet nicht. Betrifft es sie, geben Sie bitte selbst eine Warnung heraus.',
} as const

/** An all-clear by its kind, or by its headline. */
const isAllClear = ({ art }: WarnungenTable, said: Said, region: Warnregion): boolean =>
  art === 'entwarnung' || (art === 'meldung' && said.zurueckgezogen !== true && saysAllClear(said, region))

/** Tests for a message that tells an end, without being an all-clear. */
const isPerhaps = (row: WarnungenTable, said: Said, region: Warnregion): boolean =>
  !isAllClear(row, said, region) && (said.zurueckgezogen === true || isPerhapsOver(said, region))

/** Returns what the desk must know about a message on the website. */
export function forDesk(row: WarnungenTable, said: Said, region: Warnregion): readonly string[] {
  if (row.art !== 'meldung') return []
  const isOnMap = isOnlyOnMap(said.gebiet) && said.schluessel.length === 0
  return [
    ...(isPerhaps(row, said, region) && !saysTest(said) ? [PERHAPS_OVER] : []),
    ...(isOnMap ? [ON_MAP] : []),
  ]
}

const PERHAPS_OVER =
  'Die Meldung spricht von einem Ende, aber nicht zweifelsfrei für die ganze Gemeinde. Auf der Website steht sie deshalb nicht als Entwarnung. Bitte prüfen Sie, was gilt.'
const ON_MAP =
  'Der Absender nennt das Gebiet nur auf einer Karte. Bitte prüfen Sie dort, ob es Ihre Gemeinde betrifft; wenn nicht, blenden Sie die Warnung aus.'

function isOver(row: WarnungenTable, said: Said, now: Date, region: Warnregion): boolean {
  const { bis, stand, beendet_am, seit } = row
  const at = now.getTime()
  if (isAllClear(row, said, region)) {
    const sent = Math.min(Date.parse(said.gesendet), Date.parse(stand))
    return at >= Math.max(Date.parse(seit), sent) + ALL_CLEAR_MS
  }
  if (beendet_am !== null) return true
  if (bis !== null) return at >= Date.parse(bis)
  return at - Date.parse(stand) >= BELIEVED_MS
}

export function onWire(
  row: WarnungenTable,
  said: Said,
  { isOver, isSilent, region }: { isOver: boolean; isSilent: boolean; region: Warnregion },
): Warnung {
  const { schwere: _severity, schluessel: _keys, titel, gebiet, kontakt = '', ...rest } = said
  const {
    zuvor,
    vortext: _before,
    sprache = '',
    hoehe = '',
    ohneEinzelheiten = false,
    zurueckgezogen = false,
    leicht = '',
    leicht_tun = '',
    ...words
  } = rest
  const entwarnt = isAllClear(row, said, region)
  const probe = saysTest(said)
  const isExercise = !entwarnt && !probe && saysPartOfExercise(said)
  const label = [
    entwarnt && !isAllClearTitle(titel) && !/entwarnung/i.test(titel) && 'Entwarnung: ',
    zurueckgezogen && !/entwarnung|aufgehoben|aufhebung|zurück/i.test(titel) && 'Zurückgezogen: ',
    probe && !saysTest({ titel, gesendet: said.gesendet }) && 'Probewarnung: ',
    sprache && `${sprache}: `,
    isExercise && !saysPartOfExercise({ titel }) && 'Laut Absender Teil einer Übung: ',
  ]
  // In the title too: that is all that the notice above the pages says.
  const height = hoehe && !titel.includes(hoehe) ? ` (${hoehe})` : ''
  const whole = `${label.filter(Boolean).join('')}${titel}${height}`
  // What its warning said to do no longer applies after an all-clear.
  const stillToDo = (text: string) => (entwarnt ? withoutEarlier(text, zuvor ?? '') : text)
  return {
    ...words,
    kontakt,
    // The federal service has no stable address of one warning.
    web: words.web || (ohneEinzelheiten ? `${WARNINGS_OF_ALL}/meldungen/${region.kreis}` : ''),
    unvollstaendig: ohneEinzelheiten,
    probe,
    // A title that was cut already stands in the text.
    beschreibung: shortenedText(
      titel.endsWith('…') ? words.beschreibung : withWholeTitle(whole, words.beschreibung),
    ),
    // Nobody should follow the instruction of a test.
    anweisung: probe ? '' : stillToDo(words.anweisung),
    leichte_sprache: probe ? '' : shortenedText(together([leicht, entwarnt ? '' : leicht_tun])),
    id: row.id,
    fassung: row.fassung,
    titel: shortened(whole, LONGEST_TITLE),
    gebiet: [areaInWords(gebiet, region), hoehe].filter(Boolean).join(', '),
    stufe: entwarnt ? 'information' : levelOf(said),
    anmerkungen: [
      ...remarksOnPlace(row, said, region),
      ...(entwarnt && zuvor === undefined && words.anweisung !== '' ? [PERHAPS_OLD] : []),
      ...(entwarnt || probe ? [] : remarksOf(said)),
    ],
    stand: row.stand,
    veraltet: isSilent && !isOver,
    bis_entwarnung: !entwarnt && !probe && !announcesTest(said) && !isPerhaps(row, said, region),
    entwarnt,
    vorbei: isOver,
  }
}

/** The warning itself is not known here, so nobody can tell its instructions from those of the all-clear. */
const PERHAPS_OLD = 'Die Hinweise können noch aus der Warnung stammen, die jetzt aufgehoben ist.'

const shortenedText = (text: string): string => shortened(text, LONGEST_TEXT)

/** Returns the sort value of a warning; all-clears and tests are last. */
const loudness = ({ said, warnung }: Kept): number =>
  warnung.entwarnt || warnung.probe ? -1 : loudnessOf(said)

export const bySeverity = (a: Kept, b: Kept): number =>
  loudness(b) - loudness(a) ||
  b.said.gesendet.localeCompare(a.said.gesendet) ||
  a.row.id.localeCompare(b.row.id)
