import { serie } from '@rathausplatz/contract'
import { termineOf } from '@rathausplatz/kalender'
import { germanDay, minutesOf, WEEKDAYS, weekdayOf } from '@rathausplatz/time'
import { dayNear, type WrittenDay } from '../facts/written-days.ts'
import { allSentencesIn, daysOf, type Sentence, timeAt } from './contradicting-dates.ts'
import type { Finding } from './finding.ts'
import { dayAt } from './odd-dates.ts'
import type { Subject } from './places.ts'
import { tellsOnlyWhen } from './tells-of-event.ts'

/** Has a day or hour of its own beside an event, or had another one before. */
const BESIDE =
  /verkauf|anmeld|einlass|öffnung|proben?(?!\p{L})|frist|karten|ticket|abgabe|auf-?bau|abbau|verschoben|ersatz|ursprünglich|reservier|bewerb|abgesagt|entfällt|ausfall|statt (?:am|um)|außer|\d (?:und|oder|sowie|bzw\.) \d|zwischen \d/iu
const OF_MANY =
  /^(?:jede[ns]?|immer|jeweils|stets)\s(?:(?:am|um|ab|von)\s)?(?:(?:ersten|zweiten|dritten|vierten|fünften|letzten)\s|\d|(?:mon|diens|mitt|donners|frei|sams|sonn)(?:woch|abend|tag))/iu
/** The words before a day of the event itself: not „bis“, „vor“ or „seit“. */
const OWN_DAY = /(?:(?<!\p{L})(?:am|ab|vom|de[nm])\s|[,:(]\s?)$/iu
const LONGEST_BEFORE = 6
const TIME =
  /(?<!\d|\d[.,:]|(?<!\p{L})bis )(\d{1,2})(?:[.:](\d{2}))?(?:\s?(?:bis|[–-])\s?\d{1,2}(?:[.:]\d{2})?)?\s?Uhr/giu
const WEEKDAY =
  /(?<!\p{L})(?:(?:ersten|zweiten|dritten|vierten|fünften|letzten)\s)?(mon|diens|mitt|donners|frei|sams|sonn)(?:woch|abend|tag)s?(?!\p{L})/giu
const ORDINALS = ['ersten', 'zweiten', 'dritten', 'vierten', 'fünften']
const LAST = 'letzten'
const ORDINAL = new RegExp(String.raw`(?<!\p{L})(?:${[...ORDINALS, LAST].join('|')})(?!\p{L})`, 'giu')

/**
 * Finds a day, weekday or hour in the introduction of an event that its begin or its series tells differently. Only
 * sentences without another subject count: „Am Freitag, 11. Dezember, ab 17 Uhr im Rathaus.“ As with other dates, one
 * of both is wrong only if none is right.
 */
export function eventIntroductionFindings({ record: { kind }, data }: Subject): Finding[] {
  const when = kind === 'veranstaltung' ? whenOf(data) : undefined
  if (!when) return []
  const names = ['titel', 'ort'].map(name => (typeof data[name] === 'string' ? data[name] : '')).join(' ')
  const told = allSentencesIn(data, ['einleitung']).filter(sentence => isOfEvent(sentence, names))
  return [...ofDays(when, told), ...ofWeekdays(when, told), ...ofTimes(when, told)].map(found =>
    Object.assign({ gewicht: 'hinweis', regel: 'datum-anders', rat: 'Prüfen Sie beides.' } as const, found),
  )
}

/** When an event takes place. */
type When = {
  readonly day: string
  /** Its days; those of a series are not compared with a date. */
  readonly days: readonly string[] | undefined
  readonly weekdays: ReadonlySet<number>
  /** Empty if it has no time of day, or several days. */
  readonly times: readonly string[]
  /** The weekday in the month, of a series by it: `ersten`. */
  readonly ordinal: string | undefined
}

function whenOf(data: Subject['data']): When | undefined {
  const day = dayAt(data, 'datum_von')
  if (day === undefined) return undefined
  const time = timeAt(data, 'datum_von')
  if (data['serie'] !== undefined && data['serie'] !== null) return whenOfSeries(data, day, time)
  const days = [...new Set(daysOf(data, 'datum_von').filter(one => one >= day))]
  const times = time === undefined || days.length > 1 ? [] : [time]
  return { day, days, weekdays: new Set(days.map(weekdayOf)), times, ordinal: undefined }
}

function whenOfSeries(
  { datum_von, serie: typed }: Subject['data'],
  day: string,
  time: string | undefined,
): When | undefined {
  const { data: read } = serie.safeParse(typed)
  if (!read || typeof datum_von !== 'string') return undefined
  const { regel, zusatztermine } = read
  // Single dates beside a rule are exceptions.
  const dates = termineOf({ datum_von, serie: regel ? { ...read, zusatztermine: [] } : read })
  const nth = regel?.art === 'MONATLICH_AM_WOCHENTAG' ? regel.woche : undefined
  return {
    day,
    days: undefined,
    weekdays: new Set(dates.map(({ termin }) => weekdayOf(termin))),
    times: time === undefined ? [] : [time, ...zusatztermine.flatMap(({ beginn }) => beginn ?? [])],
    ordinal: nth === undefined ? undefined : (ORDINALS[nth - 1] ?? LAST),
  }
}

function isOfEvent({ text, days }: Sentence, names: string): boolean {
  if (BESIDE.test(text)) return false
  if (OF_MANY.test(text)) return true
  const rest = [...days, undefined]
    .map((day, at) => text.slice(days[at - 1]?.to ?? 0, day?.from))
    .join(' Uhr ')
  return tellsOnlyWhen(rest.replaceAll(TIME, ' Uhr '), names)
}

type Found = Pick<Finding, 'feld' | 'satz' | 'stelle'>

const differs = (feld: string, words: string, label: string, value: string): Found => ({
  feld,
  stelle: words,
  satz: `Hier steht „${words}“, bei „${label}“ steht ${value}.`,
})

const isOwnDay = ({ text }: Sentence, { from }: WrittenDay): boolean =>
  from === 0 || OWN_DAY.test(text.slice(Math.max(0, from - LONGEST_BEFORE), from))

function ofDays({ day, days }: When, told: readonly Sentence[]): Found[] {
  if (!days) return []
  const own = told.flatMap(one =>
    one.days.filter(written => isOwnDay(one, written)).map(written => ({ feld: one.feld, written })),
  )
  const [first] = own
  const isSame = own.some(({ written }) => days.includes(dayNear(written, day) ?? ''))
  return !first || isSame ? [] : [differs(first.feld, first.written.words, 'Beginn', germanDay(day))]
}

/** The weekday of a date is checked with its date. */
function ofWeekdays({ day, days, weekdays, ordinal }: When, told: readonly Sentence[]): Found[] {
  const own = told
    .filter(one => one.days.length === 0)
    .flatMap(({ feld, text }) =>
      Array.from(text.matchAll(WEEKDAY), ([words, name = '']) => ({
        feld,
        words,
        weekday: WEEKDAYS.findIndex(one => one.toLowerCase().startsWith(name.toLowerCase())),
      })),
    )
  const [first] = own
  if (!first || weekdays.size === 0) return []
  const ordinals = told.flatMap(({ text }) => text.toLowerCase().match(ORDINAL) ?? [])
  const isSame =
    own.some(({ weekday }) => weekdays.has(weekday)) &&
    (ordinal === undefined || ordinals.length === 0 || ordinals.includes(ordinal))
  if (isSame) return []
  const names = WEEKDAYS.filter((_, weekday) => weekdays.has(weekday)).join(', ')
  return days
    ? [differs(first.feld, first.words, 'Beginn', `${names}, ${germanDay(day)}`)]
    : [
        differs(
          first.feld,
          first.words,
          'Wiederholung',
          ordinal === undefined ? names : `am ${ordinal} ${names} im Monat`,
        ),
      ]
}

function ofTimes({ times }: When, told: readonly Sentence[]): Found[] {
  const own = told.flatMap(({ feld, text }) =>
    Array.from(text.matchAll(TIME), ([words, hour, minute = '0']) => ({
      feld,
      words,
      minutes: Number(hour) * 60 + Number(minute),
    })),
  )
  const [first] = own
  const [time] = times
  const isSame = own.some(({ minutes }) => times.some(one => minutesOf(one) === minutes))
  return !first || time === undefined || isSame
    ? []
    : [differs(first.feld, first.words, 'Beginn', `${time} Uhr`)]
}
