import { berlinDay, dayWithWeekday, monthInWords, plusDays } from '@rathausplatz/time'
import { type Artikel, interessengruppen } from './aktuelles/artikel.ts'
import { bauenUndKlima } from './aktuelles/bauen-und-klima.ts'
import { familieUndKultur } from './aktuelles/familie-und-kultur.ts'
import { ausDemRathaus } from './aktuelles/rathaus.ts'
import { bildupload } from './bild.ts'
import { type Day, momentOf, workdayFrom } from './calendar.ts'
import { angekuendigteTage } from './veranstaltungen/angekuendigt.ts'

/** Returns the news of the last weeks, the newest first, relative to the day on which the demo starts. */
export function aktuelles(heute: Date) {
  const day = berlinDay(heute)
  const tage = angekuendigteTage(day)
  const zeit = {
    am: (tage: number) => dayWithWeekday(workdayFrom(plusDays(day, tage))),
    angekuendigt: (termin: keyof typeof tage) => dayWithWeekday(tage[termin]),
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
