import { berlinDay, typedDay, weekdayInWords } from '@rathausplatz/time'

/** Tests whether words speak of a day other than the one on which they were sent. */

const START = String.raw`(?<!\p{L})`
const WEEKDAY = '(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend'
const MONTH = '(?:jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez)\\p{L}*\\.?'
/** Words that are never about today, and words of an announcement. */
const NEVER_TODAY = new RegExp(
  String.raw`${START}(?:(?<!heute\s)morgen(?!\p{L})|übermorgen|gestern|(?:nächst|kommend|vergangen|letzt)e[nmrs]?\s|(?:vor)?ankündigung|angekündigt|trotzdem|dennoch|wie\sgeplant)`,
  'iu',
)
const WITH_MONTH = new RegExp(
  String.raw`(?<!\d)\d{1,2}\.\s?(?:\d{1,2}\.|${MONTH}(?!\p{L}))(?:\s?\d{4}(?!\d))?`,
  'giu',
)
const BEFORE = String.raw`${START}(?:am|vom|ab|bis|zum)\s(?:diesen\s)?`
const BY_NUMBER = new RegExp(
  String.raw`${BEFORE}(?:de[nm]\s)?(\d{1,2})\.(?!\s?(?:\d|${MONTH}(?!\p{L})))`,
  'giu',
)
const BY_NAME = new RegExp(String.raw`${BEFORE}(?:heutigen\s)?(${WEEKDAY})(?!\p{L})`, 'giu')

/** `sent` is a moment; without one, every day that is named counts as another. */
export function namesAnotherDay(text: string, sent = ''): boolean {
  if (NEVER_TODAY.test(text)) return true
  const day = sent && berlinDay(new Date(sent))
  const isOther = (written: RegExp, isToday: (found: string) => boolean): boolean =>
    [...text.matchAll(written)].some(({ 0: whole, 1: part }) => day === '' || !isToday(part ?? whole))
  return (
    isOther(WITH_MONTH, found => {
      const read = typedDay(found, { heute: day, sinn: 'kommend' })
      return 'day' in read && read.day === day
    }) ||
    isOther(BY_NUMBER, found => Number(found) === Number(day.slice(8))) ||
    isOther(BY_NAME, found => weekdayOf(found) === weekdayInWords(day).toLowerCase())
  )
}

const weekdayOf = (name: string): string => name.toLowerCase().replace('sonnabend', 'samstag')
