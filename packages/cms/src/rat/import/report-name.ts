import { berlinDay, germanDay } from '@rathausplatz/time'

type Data = Readonly<Record<string, unknown>>

/** Names a record in the report. Meetings share a title, so their day stands beside it. */
export function nameOf(data: Data): string {
  const { vorname, nachname, nummer, titel, name, datum_von } = data
  const words = (nachname === undefined ? [nummer, titel ?? name] : [titel, vorname, nachname]).filter(
    part => typeof part === 'string' && part !== '',
  )
  const isDated = typeof datum_von === 'string' && !Number.isNaN(Date.parse(datum_von))
  return [...words, ...(isDated ? [`am ${germanDay(berlinDay(new Date(datum_von)))}`] : [])].join(' ')
}
