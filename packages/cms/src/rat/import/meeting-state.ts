import type { sitzungszustandLabels } from '@rathausplatz/contract/labels'
import { DAY_MS, germanDay } from '@rathausplatz/time'
import { withoutAccess } from './access-words.ts'
import { saysClosed } from './closed-words.ts'
import type { Reader } from './foreign-names.ts'
import { MOVED, movedIn, movedPlaceIn } from './moved-words.ts'
import { zustandOf } from './state-words.ts'
import { CANCELLED, isCancelledByName, mayBeOfMeeting } from './words-of-name.ts'

type Zustand = keyof typeof sitzungszustandLabels
type When = { readonly start: string | undefined; readonly isDay: boolean; readonly now: number }

const NO_REASON = 'Ein Grund ist nicht genannt.'
const NO_DAY = 'Ein neuer Tag ist noch nicht sicher bekannt.'

/**
 * Returns the state of a meeting, and why it does not take place on its day. `said`: the state that the source
 * names. A postponed meeting does not stand on its day as planned, and none is moved without the town: the report
 * names the new day.
 */
export function stateOf(
  reader: Reader,
  { start, isDay, now }: When,
): { said: Zustand | undefined; zustand: Zustand; grund: string } {
  const state = reader.line('meetingState')
  const name = reader.line('name')
  const words = [state, name]
  const said = zustandOf(state)
  const isCancelled = reader.flag('cancelled') === true || said === 'abgesagt' || isCancelledByName(name)
  const moved = words
    .filter(one => one === state || said !== 'durchgefuehrt')
    .flatMap(one => {
      const told = movedIn(one, { start, isDay, isName: one !== state })
      return told ? [{ ...told, words: one }] : []
    })[0]
  if (!moved && words.some(movedPlaceIn))
    reader.hinweise.add(`dort „${quoted(words.find(movedPlaceIn) ?? '')}“ genannt: bitte den Ort prüfen`)
  else if (!moved && !isCancelled && said !== 'durchgefuehrt' && isAmbiguousName(name))
    reader.hinweise.add(`heißt dort „${quoted(name)}“: bitte prüfen, ob und wann sie stattfindet`)
  const inItsWords =
    moved && moved.words === state && state.length <= MOST_LETTERS && isForAll(state)
      ? `Angabe aus dem Ratsinformationssystem: „${state}“.`
      : undefined
  if (isCancelled) return { said, zustand: 'abgesagt', grund: inItsWords ?? NO_REASON }
  if (moved) {
    const days = moved.days.map(germanDay)
    const where = days.length === 0 ? 'nennt keinen neuen Tag' : `neuer Tag dort: ${days.join(' oder ')}`
    reader.hinweise.add(
      `dort „${quoted(moved.words)}“, ${where}; steht hier als verschoben, bitte prüfen und den neuen Tag eintragen`,
    )
    return { said, zustand: 'verschoben', grund: inItsWords ?? NO_DAY }
  }
  // Without a time, a meeting is over when its day is.
  const begun = start === undefined ? Number.NaN : Date.parse(start) + (isDay ? DAY_MS : 0)
  return { said, zustand: said ?? (begun < now ? 'durchgefuehrt' : 'geplant'), grund: '' }
}

const MOST_LETTERS = 150

/** Visitors may read words of the source that have neither access data nor anything that is not public. */
const isForAll = (state: string): boolean => !saysClosed(state) && !withoutAccess(state).hadAccess

/** Returns words of the source for the report, without access data. */
const quoted = (words: string): string => withoutAccess(words).place.slice(0, MOST_LETTERS)

const isAmbiguousName = (name: string): boolean =>
  [MOVED, CANCELLED].some(words => mayBeOfMeeting(name, words))
