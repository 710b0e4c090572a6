import { type Serie, type Stadt, serie } from '@rathausplatz/contract'
import { type Holidays, isEndless, strayStart, type Termin, termineOf } from '@rathausplatz/kalender'
import { groupOf, listOf, textOf } from '../values.ts'

/** School holidays, as the town keeps them. */
export type Schulferien = Stadt['schulferien']

/** Returns the school holidays on a day. */
export const ferienAm = (day: string, ferien: Schulferien): string | undefined =>
  ferien.find(({ von, bis }) => von <= day && day <= bis)?.name

/** Returns `fällt in die Sommerferien`; a name that does not end in "ferien" follows a label. */
export const inHolidays = (name: string): string =>
  name.endsWith('ferien') ? `fällt in die ${name}` : `Schulferien: ${name}`

/** The dates of a series; `incomplete` names what is missing for them. */
export type SeriesDates =
  | { readonly state: 'incomplete'; readonly said: string }
  | { readonly state: 'known'; readonly dates: readonly SeriesDate[]; readonly said: string }

export type SeriesDate = Termin & {
  /** The public holiday on this date. */
  readonly feiertag: string | undefined
  /** The school holidays on this date. */
  readonly ferien: string | undefined
  /** Added by hand, not by the rule. */
  readonly isAdded: boolean
}

/** Returns the dates of a series; without beginning, rule or end it returns what is missing. */
export function datesOf(
  event: { datum_von: unknown; datum_bis?: unknown; serie: unknown },
  holidays: Holidays,
  ferien: Schulferien = [],
): SeriesDates {
  const parsed = serie.safeParse(event.serie)
  const datum_von = textOf(event.datum_von)
  if (Number.isNaN(Date.parse(datum_von)))
    return {
      state: 'incomplete',
      said: 'Die Termine stehen hier, sobald oben der Beginn der Veranstaltung steht.',
    }
  if (!parsed.success)
    return { state: 'incomplete', said: 'Die Termine stehen hier, sobald die Regel vollständig ist.' }
  const { data } = parsed
  if (data.regel && data.bis === undefined && data.anzahl === undefined)
    return {
      state: 'incomplete',
      said: 'Bitte geben Sie an, wann die Wiederholung endet: an welchem Tag oder nach wie vielen Terminen.',
    }
  const dated = { datum_von, ...endOf(event.datum_bis), serie: data }
  const added = new Set(data.zusatztermine.map(({ tag }) => tag))
  const dates = termineOf(dated).map(date => {
    const { termin } = date
    return Object.assign(date, {
      feiertag: holidays.on(termin),
      ferien: ferienAm(termin, ferien),
      isAdded: added.has(termin),
    })
  })
  return {
    state: 'known',
    dates,
    said: [datesInWords(dates, isEndless(dated)), strayStart(dated)].filter(Boolean).join(' '),
  }
}

const endOf = (datum_bis: unknown) =>
  Number.isNaN(Date.parse(textOf(datum_bis))) ? {} : { datum_bis: textOf(datum_bis) }

function datesInWords(dates: readonly SeriesDate[], isCut: boolean): string {
  const off = dates.filter(({ entfaellt }) => entfaellt).length
  const count = dates.length - off
  if (dates.length === 0) return 'Nach dieser Regel gibt es keinen Termin.'
  const told = count === 1 ? 'Ein Termin findet statt' : `${count} Termine finden statt`
  const calledOff = off === 0 ? '' : off === 1 ? ', einer fällt aus' : `, ${off} fallen aus`
  return `${told}${calledOff}.${isCut ? ' Mehr sind nicht möglich.' : ''}`
}

/** Removes the date of a day: cancels it if the rule produces it, deletes it if it was added by hand. */
export function withoutDate(value: unknown, day: string, grund = ''): Partial<Serie> {
  const group = groupOf(value) as Partial<Serie>
  const others = listOf(group.zusatztermine).filter(one => groupOf(one)['tag'] !== day)
  if (others.length < listOf(group.zusatztermine).length)
    return { ...group, zusatztermine: others as Serie['zusatztermine'] }
  const off = [...listOf(group.ausfalltermine), { tag: day, grund }] as Serie['ausfalltermine']
  return { ...group, ausfalltermine: inOrder(off) }
}

/** Restores a cancelled date, or adds one. */
export function withDate(value: unknown, day: string): Partial<Serie> {
  const group = groupOf(value) as Partial<Serie>
  const off = listOf(group.ausfalltermine).filter(one => groupOf(one)['tag'] !== day)
  if (off.length < listOf(group.ausfalltermine).length)
    return { ...group, ausfalltermine: off as Serie['ausfalltermine'] }
  return {
    ...group,
    zusatztermine: inOrder([...(listOf(group.zusatztermine) as Serie['zusatztermine']), { tag: day }]),
  }
}

/** Cancels all dates in school holidays, or restores them. */
export function besideHolidays(value: unknown, dates: readonly SeriesDate[], isOff: boolean): Partial<Serie> {
  let series = groupOf(value) as Partial<Serie>
  for (const { termin, entfaellt, ferien, isAdded } of dates)
    if (ferien !== undefined && !isAdded && entfaellt !== isOff)
      series = isOff ? withoutDate(series, termin, ferien) : withDate(series, termin)
  return series
}

const inOrder = <T extends { tag: string }>(dates: readonly T[]): T[] =>
  dates.toSorted((one, other) => (String(one.tag) < String(other.tag) ? -1 : 1))
