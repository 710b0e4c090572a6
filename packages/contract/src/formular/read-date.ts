import { plainSigns } from '@rathausplatz/text'
import {
  askRoughly,
  exampleDay,
  exampleMonth,
  germanDay,
  type HowTyped,
  isIsoDay,
  type Meaning,
  monthWithYear,
  type TypedPeriod,
  typedDay,
  typedPeriod,
} from '@rathausplatz/time'
import { falsch, type Gelesen, given, type Of, wert } from './read-result.ts'

/** Reads typed days and rough times, within the limits of their question. */

/** What a short year in the answer to a question means. */
export function meaningOf({ zeitraum, autocomplete, label, name }: Of<'datum'>): Meaning {
  if (zeitraum === 'ab_heute') return 'kommend'
  if (autocomplete === 'bday' || /geburt|geboren/i.test(`${label} ${name}`)) return 'geburt'
  return zeitraum === 'bis_heute' ? 'vergangen' : 'jeder'
}

function howTyped(feld: Of<'datum'>, heute: string): HowTyped {
  const { zeitraum, von, bis } = feld
  return {
    heute,
    sinn: meaningOf(feld),
    von: [von, zeitraum === 'ab_heute' ? heute : undefined].filter(Boolean).toSorted().at(-1),
    bis: [bis, zeitraum === 'bis_heute' ? heute : undefined].filter(Boolean).toSorted()[0],
  }
}

export function readDate(feld: Of<'datum'>, text: string, heute: string): Gelesen {
  const { name, zeitraum, von, bis, ungefaehr } = feld
  const plain = plainSigns(text)
  const read = periodIn(feld, plain, heute)
  if ('fault' in read) return falsch(name, read.fault)
  const { from, to, words } = read.period
  const one = isIsoDay(words) ? 'Dieser Tag' : `„${words}“`
  const asking = (day: string) =>
    ungefaehr ? askRoughly(howTyped(feld, heute)) : `Bitte geben Sie einen Tag ${day} an.`
  const outside = (why: string, day: string) => (ungefaehr ? `${one} ${why}. ` : '') + asking(day)
  if (zeitraum === 'ab_heute' && to < heute) return falsch(name, `${one} ist vorbei. ${asking('ab heute')}`)
  if (zeitraum === 'bis_heute' && from > heute)
    return falsch(name, `${one} liegt in der Zukunft. ${asking('bis heute')}${centuryOf(plain)}`)
  if (von !== undefined && to < von)
    return falsch(name, outside(`ist vor dem ${germanDay(von)}`, `ab dem ${germanDay(von)}`))
  if (bis !== undefined && from > bis)
    return falsch(name, outside(`ist nach dem ${germanDay(bis)}`, `bis zum ${germanDay(bis)}`))
  return wert(words)
}

/** Reads the text of a question, without its limits. */
function periodIn(feld: Of<'datum'>, plain: string, heute: string): TypedPeriod {
  const how = howTyped(feld, heute)
  if (feld.ungefaehr) return typedPeriod(plain, how)
  const read = typedDay(plain, how)
  return 'day' in read ? { period: { from: read.day, to: read.day, words: read.day } } : read
}

/** A year of two digits may have meant the century before. */
const centuryOf = (plain: string): string =>
  /(?<!\d)\d{2}\.?$/.test(plain) ? ' Schreiben Sie das Jahr dabei mit vier Ziffern.' : ''

const LONGEST = 100

/**
 * Returns the answer in words that mean the same on every day: `gestern` as `29.11.2026`. A text with a year of
 * four digits, and one that is no date, stay as they are.
 */
export function dateInFull(feld: Of<'datum'>, raw: unknown, heute: string): unknown {
  const plain = plainSigns(given(raw, LONGEST) ?? '')
  if (plain === '' || /\d{4}/.test(plain)) return raw
  const read = periodIn(feld, plain, heute)
  if ('fault' in read) return raw
  const { words } = read.period
  return isIsoDay(words) ? germanDay(words) : words
}

/** Returns an answer that the question takes, as an example. */
export function exampleDate(feld: Of<'datum'>, heute: string): string {
  const how = howTyped(feld, heute)
  const day = germanDay(exampleDay(how))
  return feld.ungefaehr ? `${day} oder ${monthWithYear(exampleMonth(how))}` : day
}
