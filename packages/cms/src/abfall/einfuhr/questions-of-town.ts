import type { Abfallregel } from '@rathausplatz/contract'
import { daysUntil, germanDay, plusDays, WEEKDAYS, weekdayOf } from '@rathausplatz/time'
import type { DateRow } from '../change-dates.ts'
import { isPlanned, ruleInWords } from '../rule.ts'
import { type ByHand, dayByHand, differenceByHand, type Stop, stopByHand } from './by-hand.ts'
import type { Covered, Merged, Wanted } from './merge-dates.ts'
import { isOfOldRhythm, oldRhythmInWords } from './old-rhythm.ts'
import { oncePerFile } from './once-per-file.ts'
import { NEAR_DAYS, regularDaysOf, ruleOfFile } from './rhythm-of-file.ts'
import { yearOf } from './whole-plan.ts'

const MOST_TOLD = 10
/** Most streets and kinds whose remaining dates a report names. */
const MOST_STAYING = 400
/** A file whose dates are so far apart is the plan of a year. */
const A_YEARS_PLAN_DAYS = 240

/** A date is moved by at most so many days. */
const UNCLEAR_DAYS = 10

type File = Covered & { readonly termine: readonly Wanted[] }
/** What questions need to know about a tour. */
type Tour = Stop & { readonly regel: Abfallregel }
/** What a kind is called here, and for which streets. */
type Where = { readonly called: string; readonly where: string }
type Variants = {
  readonly isUnnamed: boolean
  readonly isContrary: boolean
}

/** Collects what a file leaves open about the town's own tours and dates, for its report. */
export function questionsOfTown(heute: string, tourOf: (tour: string) => Tour) {
  const unnamed: string[] = []
  const contrary: string[] = []
  const untouched: string[] = []
  const byHand: Record<'day' | 'other' | 'stop', string[]> = { day: [], other: [], stop: [] }
  const beside: string[] = []
  const oldRhythm: string[] = []
  const besideNew: string[] = []
  const staying = { asked: new Map<string, string[]>(), told: new Map<string, string[]>() }
  const besideUnclear: string[] = []
  const going = { missing: 0, cancelled: 0 }
  const otherDays = new Map<string, number>()
  const otherRules = new Set<string>()

  const isFromFile = ({ tour_id, urspruenglich, von_hand }: DateRow): boolean =>
    von_hand === 0 && !isPlanned(tourOf(tour_id).regel, urspruenglich)

  const yearIn = oncePerFile(yearOf)
  const ruleIn = oncePerFile(ruleOfFile)
  const regularIn = oncePerFile(regularDaysOf)

  /** Enters a date of a new rhythm: its weekday, and the rule of the town that no longer fits. */
  const noteNewRhythm = ({ row, wanted }: OfNewRhythm, { termine }: File, place: Where): void => {
    const meant = wanted.urspruenglich
    const [before, now] = [row.urspruenglich, regularIn(termine)(meant) ?? meant].map(weekdayOf)
    // In other weeks on the same weekday, each date that goes is asked anyway.
    if (before === undefined || now === undefined || before === now) return
    const day = `${inWords(place)}: ${WEEKDAYS[now]} statt ${WEEKDAYS[before]}`
    otherDays.set(day, (otherDays.get(day) ?? 0) + 1)
    const rule = tourOf(row.tour_id).regel
    const found = ruleIn(termine)
    if (rule.art === 'wochen' && rule.wochentag === before && found)
      otherRules.add(`${inWords(place)}: Regel ${ruleInWords(rule)}; Datei ${ruleInWords(found)}`)
  }

  const noteOutside = (file: File, { row, neben }: Outside, place: Where): void => {
    if (file.isOnlyChanges) return
    if (row.datum.slice(0, 4) !== yearIn(file.termine)) {
      if (isBeside(file, row.datum)) beside.push(`${place.called} ${germanDay(row.datum)}, ${place.where}`)
      return
    }
    if (isOfOldRhythm(file.von, row, ruleIn(file.termine))) {
      oldRhythm.push(`${inWords(place)}: ${oldRhythmInWords(file, row)}`)
      return
    }
    if (neben !== undefined) {
      besideNew.push(`${inWords(place)}: ${germanDay(row.datum)} bleibt, ${germanDay(neben)} kommt dazu`)
      return
    }
    const isAsked = daysUntil(file.von, file.bis) >= A_YEARS_PLAN_DAYS || isFromFile(row)
    const days = isAsked ? staying.asked : staying.told
    const key = inWords(place)
    days.set(key, [...(days.get(key) ?? []), row.datum])
  }

  /** Enters a date that goes although the file has an unclear date beside it: perhaps it is the same collection. */
  const noteUnclear = (datum: string, { unklar }: File, place: Where): void => {
    const days = unklar.filter(day => Math.abs(daysUntil(datum, day)) <= UNCLEAR_DAYS).map(germanDay)
    if (days.length > 0)
      besideUnclear.push(`${inWords(place)}: ${germanDay(datum)} fällt weg, unklar ist ${days.join(', ')}`)
  }

  const noteByHand = (one: ByHand, { called, where }: Where): void => {
    const tour = tourOf(one.row.tour_id)
    const differs = differenceByHand(one, tour)
    if (differs === 'day' || differs === 'other')
      byHand[differs].push(`${called} ${dayByHand(one)}, ${where}`)
    if (differs === 'stop') byHand.stop.push(`${called}, ${where}, ${stopByHand(one, tour)}`)
  }

  return {
    /** `others` are the variants that keep their dates because the file names none. */
    noteVariants({ isUnnamed, isContrary }: Variants, place: Where, others: readonly Where[]): void {
      if (isUnnamed) unnamed.push(inWords(place))
      if (isContrary) contrary.push(inWords(place))
      untouched.push(...others.map(inWords))
    },

    /** Enters what becomes of one date. */
    noteDate(one: Merged, file: File, isCancelled: boolean, place: Where): void {
      if (one.is === 'entfallen') going[isCancelled ? 'cancelled' : 'missing']++
      if (one.is === 'entfallen' && !isCancelled) noteUnclear(one.row.datum, file, place)
      if (!('row' in one) || one.row.datum < heute) return
      if (one.is === 'neuer_takt') noteNewRhythm(one, file, place)
      if (one.is === 'ausserhalb') noteOutside(file, one, place)
      if (one.is === 'von_hand') noteByHand(one, place)
    },

    /** Questions that must be confirmed. */
    bedenken: (): string[] => [
      ...told(
        unnamed,
        all =>
          `Die Stadt führt hier mehrere Rhythmen oder Behälter, die Datei nennt keinen: ${all}. Ihre Termine gelten dann für die übliche Tonne.`,
      ),
      ...told(
        untouched,
        all =>
          `Die Datei nennt keinen Rhythmus und keinen Behälter. Diese Tonnen behalten ihre bisherigen Termine: ${all}. Stimmt das?`,
      ),
      ...told(
        contrary,
        all =>
          `Die Datei nennt einen Rhythmus, den es dort bisher nicht gibt: ${all}. Er kommt als weitere Tonne dazu, die anderen behalten ihre Termine. Stimmt das?`,
      ),
      ...told(
        Array.from(otherDays, ([day, times]) => `${day} (${times} ${times === 1 ? 'Termin' : 'Termine'})`),
        all =>
          `In der Datei hat die Abfuhr einen anderen Wochentag als bisher: ${all}. Die neuen Tage gelten als neuer Plan, nicht als verschoben. Stimmt das?`,
      ),
      ...told(
        byHand.stop,
        all =>
          `Von Hand geändert und in der Datei mit anderer Uhrzeit oder anderem Platz: ${all}. Es bleibt, was von Hand eingetragen ist. Stimmt das? Soll die Datei gelten, dann ändern Sie den Termin bitte unter „Abfuhr“.`,
      ),
      ...told(
        byHand.other,
        all =>
          `Von Hand verschoben, und in der Datei an einem dritten Tag: ${all}. Es bleibt, was von Hand eingetragen ist. Stimmt das? Soll die Datei gelten, dann ändern Sie den Termin bitte unter „Abfuhr“.`,
      ),
      ...goingBecause(going.missing, {
        one: 'er in der Datei nicht mehr steht',
        many: 'sie in der Datei nicht mehr stehen',
      }),
      ...told(
        besideUnclear,
        all =>
          `Neben einem Termin, der wegfällt, steht in der Datei ein unklarer, der nicht übernommen wird: ${all}. Ist er dorthin verlegt, dann ändern Sie ihn bitte unter „Abfuhr“ von Hand.`,
      ),
      ...goingBecause(going.cancelled, { one: 'die Datei ihn absagt', many: 'die Datei sie absagt' }),
      ...told(
        oldRhythm,
        all =>
          `Kurz vor dem ersten Termin der Datei steht noch einer nach dem bisherigen Plan: ${all}. Werden beide abgeholt? Wenn nicht, lassen Sie den alten bitte von Hand ausfallen.`,
      ),
      ...told(
        besideNew,
        all =>
          `Neben einem neuen Termin der Datei steht bisher ein anderer, den sie nicht nennt: ${all}. Werden beide abgeholt? Ist er nur verschoben, dann lassen Sie den alten bitte von Hand ausfallen.`,
      ),
      ...told(
        daysInWords(staying.asked),
        all =>
          `Vor dem ersten oder nach dem letzten Termin der Datei stehen im selben Jahr Termine, die sie nicht nennt. Sie bleiben: ${all}. Stimmt das? Was es nicht mehr gibt, lassen Sie bitte von Hand ausfallen. Ist die Datei der ganze Plan des Jahres, dann lesen Sie sie noch einmal ein und wählen „Die Datei ist der ganze Plan für ihr Jahr“ (am Terminal: --ganzer-plan).`,
        MOST_STAYING,
      ),
    ],

    hinweise: (): string[] => [
      ...told(
        [...otherRules],
        all =>
          `Die Regel der Stadt passt nicht zur Datei: ${all}. Bitte ändern Sie die Regel der Tour, bevor Sie danach wieder Termine planen.`,
      ),
      ...told(
        daysInWords(staying.told),
        all =>
          `Vor dem ersten oder nach dem letzten Termin der Datei bleiben im selben Jahr andere stehen: ${all}. Was es nicht mehr gibt, lassen Sie bitte von Hand ausfallen.`,
        MOST_STAYING,
      ),
      ...told(
        beside,
        all =>
          `Kurz vor dem ersten oder nach dem letzten Termin der Datei bleibt ein anderer stehen: ${all}. Ist er derselbe, dann lassen Sie ihn bitte von Hand ausfallen.`,
      ),
      ...told(byHand.day, all => `Von Hand geändert, bleibt: ${all}.`),
    ],
  }
}

const inWords = ({ called, where }: Where): string => `${called}, ${where}`

/** Whether a day is outside of the file's span, but so near to it that it may be the same collection. */
const isBeside = ({ von, bis }: Covered, day: string): boolean =>
  von !== '' && day >= plusDays(von, -NEAR_DAYS) && day <= plusDays(bis, NEAR_DAYS)

type OfNewRhythm = Extract<Merged, { is: 'neuer_takt' }>
type Outside = Extract<Merged, { is: 'ausserhalb' }>
const daysInWords = (days: ReadonlyMap<string, readonly string[]>): string[] =>
  Array.from(days, ([key, own]) => `${key}: ${own.toSorted().map(germanDay).join(', ')}`)

function told(
  texts: readonly string[],
  inWords: (all: string) => string,
  most: number = MOST_TOLD,
): string[] {
  if (texts.length === 0) return []
  const rest = texts.length > most ? `; und ${texts.length - most} weitere` : ''
  return [inWords(`${texts.slice(0, most).join('; ')}${rest}`)]
}

function goingBecause(times: number, why: { one: string; many: string }): string[] {
  if (times === 0) return []
  return times === 1
    ? [`1 Termin fällt weg, weil ${why.one}. Er ist unten genannt.`]
    : [`${times} Termine fallen weg, weil ${why.many}. Sie sind unten genannt.`]
}
