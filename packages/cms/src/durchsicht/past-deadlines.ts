import { berlinDay, daysUntil, longDay } from '@rathausplatz/time'
import { fieldsOf } from '../collections/as-far-as-typed.ts'
import { dayNear, type WrittenDay } from '../facts/written-days.ts'
import { allSentencesIn, type Sentence } from './contradicting-dates.ts'
import type { Finding } from './finding.ts'
import { dayAt } from './odd-dates.ts'
import type { Subject } from './places.ts'
import { HANDED_IN, UNTIL } from './told-dates.ts'

const FIELDS = ['titel', 'einleitung', 'text', 'bewerbung']
/** The day on which a text of this kind appears. An event has none. */
const APPEARS: Readonly<Record<string, string | undefined>> = {
  aktuelles: 'datum_von',
  bekanntmachung: 'datum_von',
  intranetbeitrag: 'datum_von',
  hinweis: undefined,
  stelle: undefined,
  veranstaltung: undefined,
}
/** A text that was dated this many days back tells of its own time. */
const DATED_BACK_DAYS = 90
/** A day without a year is most likely the next one, unless it was a few weeks ago. */
const JUST_OVER_DAYS = 60
const MOST = 20

/** „Anmeldeschluss ist der “, „Frist: “. */
const CLOSES = /(?:schluss|frist|stichtag)(?:\s(?:ist|endet|am|der|den|zum|bis)){0,3}:?\s$/iu
const ASKS = /möglich|bitte|(?<!\p{L})(?:können|kann|müssen|muss|spätestens|melden|zeit)(?!\p{L})/iu
const TOLD_AS_PAST =
  /(?<!\p{L})(?:war|waren|wurden?|hatten?|konnten?|mussten?|lag|lagen|lief|liefen|endeten?|galt|galten|ging|gingen|kam|kamen|gab|bisher\p{L}{0,3}|(?:hat|haben)(?!.{0,80}(?<!\p{L})zeit(?!\p{L})))(?!\p{L})|befrist|verlängert/iu
const LONGEST_BEFORE = 60

/**
 * Finds deadlines in new texts that are over when the text appears: „Anmeldung bis 15.11.2026“ in December. A deadline
 * that passed while the text was public is right.
 */
export function pastDeadlineFindings(
  { record: { kind }, data }: Subject,
  before: unknown,
  now: Date,
): Finding[] {
  if (!Object.hasOwn(APPEARS, kind) || (kind === 'bekanntmachung' && before !== undefined)) return []
  const day = appearsOn(kind, data, berlinDay(now))
  const known = new Set(pastIn(fieldsOf(before), day).map(({ written }) => written.words))
  return pastIn(data, day)
    .filter(({ written }) => !known.has(written.words))
    .slice(0, MOST)
    .map(({ sentence, written, past }) => ({
      gewicht: 'hinweis',
      regel: 'datum-frist',
      feld: sentence.feld,
      stelle: written.words,
      satz: `Diese Frist ist schon vorbei: ${longDay(past)}. ${written.year === undefined ? 'Stimmt der Tag?' : 'Stimmt das Jahr?'}`,
      rat: 'Prüfen Sie Tag und Jahr. Ist das Datum richtig, können Sie den Inhalt so veröffentlichen.',
    }))
}

function appearsOn(kind: string, data: Subject['data'], today: string): string {
  const field = APPEARS[kind]
  const dated = field === undefined ? undefined : dayAt(data, field)
  if (dated === undefined) return today
  return dated > today || daysUntil(dated, today) > DATED_BACK_DAYS ? dated : today
}

type Past = { readonly sentence: Sentence; readonly written: WrittenDay; readonly past: string }

const pastIn = (data: Subject['data'], today: string): Past[] =>
  allSentencesIn(data, FIELDS).flatMap(sentence => {
    const { text, days } = sentence
    const isDeadline = (HANDED_IN.test(text) || ASKS.test(text)) && !TOLD_AS_PAST.test(text)
    if (!isDeadline) return []
    return days.flatMap(written => {
      const ahead = text.slice(Math.max(0, written.from - LONGEST_BEFORE), written.from)
      const past = dayNear(written, today)
      const isOver =
        past !== undefined &&
        past < today &&
        (written.year !== undefined || daysUntil(past, today) <= JUST_OVER_DAYS)
      return isOver && (UNTIL.test(ahead) || CLOSES.test(ahead)) ? [{ sentence, written, past }] : []
    })
  })
