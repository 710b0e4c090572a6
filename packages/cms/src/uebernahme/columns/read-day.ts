import { berlinDay, berlinMoment, monthOfName } from '@rathausplatz/time'

/** `19:30`, `19.30 Uhr`, `19,30 Uhr`, `um 19 Uhr`, with seconds as programs write them. */
const TIME = String.raw`(?:[\sT,]+(?:(?:um|ab)\s+)?(\d{1,2})(?:([:.,])(\d{2}))?(?::\d{2}(?:[.,]\d+)?)?\s*(?:Uhr|h)?)?`
const ISO = new RegExp(String.raw`^(\d{4})-(\d{1,2})-(\d{1,2})${TIME}$`)
const GERMAN = new RegExp(
  String.raw`^(?:[A-Za-z]{2,10}\.?,?\s+)?(\d{1,2})(?:\.\s?|\s(?=[A-Za-zä]))(\d{1,2}(?=\.)|[A-Za-zä]{3,9})\.?\s?(\d{4}|\d{2})${TIME}$`,
)

type ReadDay = { readonly value: string } | { readonly satz: string }

/** Parses a day or a moment in German or ISO notation. */
export function dateOf(text: string, withTime: boolean): ReadDay {
  const satz = withTime
    ? `„${text.slice(0, 60)}“ ist kein Datum. Zum Beispiel: 24.12.2026 18:00`
    : `„${text.slice(0, 60)}“ ist kein Datum. Zum Beispiel: 24.12.2026`
  if (/(?:Z|[+-]\d\d:?\d\d)$/.test(text) && /^\d{4}-\d\d-\d\dT/.test(text)) {
    const moment = Date.parse(text)
    if (Number.isNaN(moment)) return { satz }
    const date = new Date(moment)
    return { value: withTime ? date.toISOString() : berlinDay(date) }
  }
  const iso = ISO.exec(text)
  const german = iso ? null : GERMAN.exec(text)
  const [year, month, day] = iso
    ? [Number(iso[1]), Number(iso[2]), Number(iso[3])]
    : german
      ? [yearOf(german[3] ?? ''), monthNumber(german[2] ?? ''), Number(german[1])]
      : [0, 0, 0]
  const written = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const midnight = new Date(`${written}T00:00:00Z`)
  if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== written || year < 1900)
    return { satz }
  const [hours = '0', mark = '', minutes = '00'] = (iso ?? german ?? []).slice(4, 7)
  // Spreadsheets may write a time as a part of the day: `0,25` is six o'clock.
  const isPartOfDay = mark === ',' && Number(hours) === 0
  if (isPartOfDay || Number(hours) > 23 || Number(minutes) > 59) return { satz }
  if (!withTime) return { value: written }
  return { value: berlinMoment({ day: written, time: `${hours.padStart(2, '0')}:${minutes}` }) }
}

const yearOf = (text: string): number =>
  text.length === 4 ? Number(text) : Number(text) + (Number(text) < 70 ? 2000 : 1900)

const monthNumber = (text: string): number => (/^\d+$/.test(text) ? Number(text) : (monthOfName(text) ?? 0))
