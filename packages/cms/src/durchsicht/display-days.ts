import { displayDaysOf, tooShortDisplay } from '@rathausplatz/contract/legal-basis'
import type { Holidays } from '@rathausplatz/kalender'
import { berlinDay, germanDay, plusDays, weekdayOf } from '@rathausplatz/time'
import { fieldsOf } from '../collections/as-far-as-typed.ts'
import type { KnownFacts } from '../facts/known-facts.ts'
import { hasWord } from '../facts/spelling.ts'
import type { Finding } from './finding.ts'
import type { Subject } from './places.ts'

/**
 * Finds a display that is shorter than its law demands, and closures of its place meanwhile. Not of a public
 * notice, which never changes.
 */
export function displayFindings(
  { record: { kind }, data }: Subject,
  facts: KnownFacts | undefined,
  before: unknown,
): Finding[] {
  if (kind !== 'bekanntmachung' || before !== undefined) return []
  const tooShort = tooShortDisplay(data, facts?.ags)
  return [
    ...(tooShort === undefined
      ? []
      : [
          {
            gewicht: 'fehler',
            regel: 'auslegung-kurz',
            feld: 'auslegung.bis',
            satz: tooShort,
            rat: 'Verlängern Sie die Auslegung. Darf sie kürzer sein, nennen Sie den Grund im Text, zum Beispiel „erneute Auslegung“.',
          } as const,
        ]),
    ...closuresDuring(data, facts),
  ]
}

/** Tells the closures on working days: on other days the place is closed anyway. */
function closuresDuring(data: Subject['data'], facts: KnownFacts | undefined): Finding[] {
  const { von, bis } = displayDaysOf(data)
  const { ort } = fieldsOf(data['auslegung'])
  if (von === undefined || bis === undefined || typeof ort !== 'string' || !facts) return []
  const told = new Set<string>()
  return facts.units
    .filter(({ names }) => names.some(name => hasWord(ort, name)))
    .flatMap(({ names, closures }) =>
      closures.flatMap(({ beginn, ende, zusatz }) => {
        const [first, last] = [dayOf(beginn, 0), dayOf(ende, -1)]
        if (first === undefined || last === undefined) return []
        const from = first > von ? first : von
        const until = last < bis ? last : bis
        if (from > until || told.has(`${from} ${until}`) || !hasWorkingDay(from, until, facts.holidays))
          return []
        told.add(`${from} ${until}`)
        const when =
          from === until ? `am ${germanDay(from)}` : `vom ${germanDay(from)} bis ${germanDay(until)}`
        return [
          {
            gewicht: 'hinweis',
            regel: 'auslegung-geschlossen',
            feld: 'auslegung.ort',
            satz: `Während der Auslegung ist „${names[0] ?? ort}“ ${when} geschlossen${zusatz && ` (${zusatz})`}.`,
            rat: 'Sagen Sie im Text, wo und wann man die Unterlagen dann einsehen kann, oder verlängern Sie die Auslegung.',
          } as const,
        ]
      }),
    )
}

/** The end of a closure is the moment at which it is over. */
function dayOf(moment: string, offset: 0 | -1): string | undefined {
  const time = Date.parse(moment)
  return Number.isNaN(time) ? undefined : berlinDay(new Date(time + offset))
}

/** A closure of this many days has a working day. */
const LONGEST_WITHOUT = 10

function hasWorkingDay(first: string, last: string, holidays: Holidays): boolean {
  for (let away = 0; away < LONGEST_WITHOUT; away += 1) {
    const day = plusDays(first, away)
    if (day > last) return false
    if (weekdayOf(day) < 5 && holidays.on(day) === undefined) return true
  }
  return true
}
