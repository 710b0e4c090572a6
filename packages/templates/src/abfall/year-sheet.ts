import type { Abfallart, Abfallort, Abfalltermin } from '@rathausplatz/contract'
import type { Holidays } from '@rathausplatz/kalender'
import { calendarMonth, monthOf, weekdayOf } from '@rathausplatz/time'
import { artOf, movedFrom } from './days.ts'

/** A year on one sheet: every day with its collections. */
export type Jahresblatt = {
  jahr: number
  ort: Pick<Abfallort, 'id' | 'name'>
  /** Fractions collected at the place, in the order of the town. */
  arten: Abfallart[]
  monate: { monat: string; tage: Blatttag[] }[]
  /**
   * Notes that the marks cannot express: the location of the Schadstoffmobil, the reason of a moved
   * collection.
   */
  anmerkungen: { datum: string; text: string }[]
}

export type Blatttag = {
  tag: string
  /** 0 is Monday. */
  wochentag: number
  feiertag: string
  abfuhren: { art: Abfallart; istVerschoben: boolean }[]
}

/** Builds the sheet. Cancelled collections are left out, so that residents do not put out bins for them. */
export function yearSheet(
  jahr: number,
  ort: Pick<Abfallort, 'id' | 'name'>,
  arten: readonly Abfallart[],
  termine: readonly Abfalltermin[],
  holidays: Holidays,
): Jahresblatt {
  const held = termine.filter(({ datum, entfaellt }) => !entfaellt && datum.startsWith(`${jahr}-`))
  const onDay = Map.groupBy(held, ({ datum }) => datum)
  const used = new Set(held.map(({ fraktion }) => fraktion))
  return {
    jahr,
    ort: { id: ort.id, name: ort.name },
    arten: arten.filter(({ fraktion }) => used.has(fraktion)),
    monate: Array.from({ length: 12 }, (_, at) => {
      const monat = `${jahr}-${String(at + 1).padStart(2, '0')}`
      return {
        monat,
        tage: calendarMonth(monat)
          .flat()
          .filter(tag => monthOf(tag) === monat)
          .map(tag => ({
            tag,
            wochentag: weekdayOf(tag),
            feiertag: holidays.on(tag) ?? '',
            abfuhren: (onDay.get(tag) ?? []).map(termin => ({
              art: artOf(arten, termin),
              istVerschoben: termin.urspruenglich !== null && termin.urspruenglich !== termin.datum,
            })),
          })),
      }
    }),
    anmerkungen: held.flatMap(termin => {
      const { datum, name, platz, zeit_von, zeit_bis, hinweis } = termin
      const time = zeit_von ? `${[zeit_von, zeit_bis].filter(Boolean).join('–')} Uhr` : ''
      const told = [movedFrom(termin), time, platz, hinweis].filter(Boolean).join(', ')
      return told ? [{ datum, text: `${name}: ${told}` }] : []
    }),
  }
}
