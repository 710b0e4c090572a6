import { bildupload } from './bild.ts'
import { jahreslauf } from './veranstaltungen/jahreslauf.ts'
import { regelmaessig } from './veranstaltungen/regelmaessig.ts'
import { nextTimes, type Termin, type Zeitraum } from './veranstaltungen/termin.ts'

/** The next events, the nearest first, seen from the moment at which the demo is started. */
export function veranstaltungen(heute: Date) {
  return [...jahreslauf, ...regelmaessig]
    .flatMap(termin => nextTimes(termin, heute).map(zeitraum => record(termin, zeitraum)))
    .toSorted((a, b) => Date.parse(a.datum_von) - Date.parse(b.datum_von))
}

function record({ slug, titel, ort, rubriken, bild, text, anzahl = 1 }: Termin, zeitraum: Zeitraum) {
  return {
    // What has several dates in the calendar needs an address for each.
    slug: anzahl > 1 ? `${slug}-${zeitraum.datum_von.slice(0, 10)}` : slug,
    titel,
    ...zeitraum,
    ...(ort ? { ort } : {}),
    rubriken,
    text,
    ...(bild ? bildupload(bild) : {}),
  }
}
