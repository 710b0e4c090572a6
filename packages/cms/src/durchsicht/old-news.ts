import { berlinDay, daysUntil, lastLikelyDay, longDay } from '@rathausplatz/time'
import { OLD_DAYS } from '../abos/old-days.ts'
import type { Finding } from './finding.ts'
import { dayAt } from './odd-dates.ts'
import type { Subject } from './places.ts'

/** An article this many days old was dated back on purpose. */
const ON_PURPOSE_DAYS = 90
/** Articles are prepared for the next weeks, not for the next year. */
const AHEAD_DAYS = 31

/**
 * Finds a news article that was begun some days ago and still has that date at its first publication: subscribers
 * would not be told of it.
 */
export function oldNewsFindings({ record: { kind }, data }: Subject, before: unknown, now: Date): Finding[] {
  const day = kind === 'aktuelles' && before === undefined ? dayAt(data, 'datum_von') : undefined
  const age = day === undefined ? 0 : daysUntil(day, berlinDay(now))
  if (day === undefined || age <= OLD_DAYS || age > ON_PURPOSE_DAYS) return []
  return [
    {
      gewicht: 'hinweis',
      regel: 'datum-alt',
      feld: 'datum_von',
      satz: `Als Datum steht hier ${longDay(day)}, das ist ${age} Tage her. Wer Nachrichten per E-Mail bestellt hat, bekommt diese dann nicht.`,
      rat: 'Ist die Nachricht neu, tragen Sie als Datum den Tag ein, an dem sie erscheint.',
    },
  ]
}

/** Finds a new date far ahead: published at once, the article would stand first until then. */
export function newsAheadFindings(
  { record: { kind }, data }: Subject,
  before: unknown,
  now: Date,
): Finding[] {
  const day = kind === 'aktuelles' || kind === 'intranetbeitrag' ? dayAt(data, 'datum_von') : undefined
  if (day === undefined || day === dayAt(before, 'datum_von')) return []
  const today = berlinDay(now)
  // An unlikely year is told by another rule.
  if (daysUntil(today, day) <= AHEAD_DAYS || day > lastLikelyDay(today)) return []
  return [
    {
      gewicht: 'hinweis',
      regel: 'datum-voraus',
      feld: 'datum_von',
      satz: `Als Datum steht hier ${longDay(day)}. Erscheint der Text schon vorher, steht er bis dahin über allen anderen. Stimmt das Jahr?`,
      rat: 'Prüfen Sie Tag und Jahr. Ist das Datum richtig, veröffentlichen Sie ab diesem Zeitpunkt.',
    },
  ]
}
