import { berlinDay, dayWithWeekday, monthInWords, plusDays } from '@rathausplatz/time'
import { type Artikel, interessengruppen } from './aktuelles/artikel.ts'
import { bauenUndKlima } from './aktuelles/bauen-und-klima.ts'
import { familieUndKultur } from './aktuelles/familie-und-kultur.ts'
import { ausDemRathaus } from './aktuelles/rathaus.ts'
import { bildupload } from './bild.ts'
import { type Day, isHoliday, momentOf, type Weekday, weekdayFrom, workdayFrom } from './calendar.ts'

/** Returns the news of the last weeks, the newest first, relative to the day on which the demo starts. */
export function aktuelles(heute: Date) {
  const day = berlinDay(heute)
  const zeit = {
    am: (tage: number) => dayWithWeekday(workdayFrom(plusDays(day, tage))),
    wochentag: (tage: number, weekday: Weekday) => {
      const first = weekdayFrom(plusDays(day, tage), weekday)
      return dayWithWeekday(isHoliday(first) ? plusDays(first, 7) : first)
    },
    monat: (tage: number) => monthInWords(plusDays(day, tage)),
    tag: (tage: number) => dayWithWeekday(plusDays(day, tage)),
  }
  return [...ausDemRathaus(zeit), ...bauenUndKlima(zeit), ...familieUndKultur(zeit)]
    .toSorted((a, b) => a.vorTagen - b.vorTagen)
    .map(artikel => record(artikel, day))
}

function record({ vorTagen, zeit, bild, interessengruppen: gruppen = [], ...artikel }: Artikel, heute: Day) {
  return {
    ...artikel,
    datum_von: momentOf(plusDays(heute, -vorTagen), zeit),
    interessengruppen_id: gruppen.map(gruppe => interessengruppen[gruppe]),
    ...(bild ? bildupload(bild) : {}),
  }
}
