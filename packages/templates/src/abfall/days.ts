import type { Abfallart, Abfalltermin } from '@rathausplatz/contract'
import { dayWithReason } from '@rathausplatz/kalender'

/** All collections of a day. */
export type Abfuhrtag = { datum: string; termine: Abfalltermin[] }

export function byDay(termine: readonly Abfalltermin[]): Abfuhrtag[] {
  const days = Map.groupBy(termine, ({ datum }) => datum)
  return [...days]
    .map(([datum, termine]) => ({ datum, termine }))
    .toSorted((one, other) => (one.datum < other.datum ? -1 : 1))
}

/** Returns the next day with a collection; cancelled collections and mere notes do not count. */
export function nextDay(termine: readonly Abfalltermin[], today: string): Abfuhrtag | undefined {
  const fetched = termine.filter(
    ({ datum, entfaellt, fraktion }) => datum >= today && !entfaellt && fraktion !== 'hinweis',
  )
  return byDay(fetched)[0]
}

const list = new Intl.ListFormat('de-DE')

/** `Restmüll und Papier`. */
export const namesOf = (termine: readonly Pick<Abfalltermin, 'name'>[]): string =>
  list.format([...new Set(termine.map(({ name }) => name))])

/**
 * Returns the display data of a collection: of its variant, or of its fraction. If the town no longer lists the fraction, the name comes from the
 * collection.
 */
export function artOf(arten: readonly Abfallart[], { fraktion, name }: Abfalltermin): Abfallart {
  return (
    arten.find(art => art.fraktion === fraktion && art.name === name) ??
    arten.find(art => art.fraktion === fraktion) ?? {
      fraktion,
      name,
      buchstabe: name.slice(0, 1).toUpperCase(),
      symbol: 'info',
      farbe: '#5b6470',
      rhythmus: '',
    }
  )
}

/** `14:00–16:00 Uhr, Festplatz`: time and place of a collection point; empty for bins at the house. */
export function whereAndWhen({ zeit_von, zeit_bis, platz }: Abfalltermin): string {
  const time = zeit_von ? `${[zeit_von, zeit_bis].filter(Boolean).join('–')} Uhr` : ''
  return [time, platz].filter(Boolean).join(', ')
}

/** „verschoben vom Fr 25.12. (1. Weihnachtsfeiertag)“; empty if the collection was not moved. */
export const movedFrom = ({ datum, urspruenglich, grund }: Abfalltermin): string =>
  urspruenglich === null || urspruenglich === datum
    ? ''
    : `verschoben vom ${dayWithReason(urspruenglich, grund)}`
