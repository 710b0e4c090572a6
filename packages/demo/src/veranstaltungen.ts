import { bildupload } from './bild.ts'
import { angekuendigt } from './veranstaltungen/angekuendigt.ts'
import { jahreslauf } from './veranstaltungen/jahreslauf.ts'
import { orte } from './veranstaltungen/orte.ts'
import { regelmaessig } from './veranstaltungen/regelmaessig.ts'
import { type Reihe, serieOf } from './veranstaltungen/reihe.ts'
import { nextTime, type Termin } from './veranstaltungen/termin.ts'

/**
 * Returns the events: festivals on their next day, events that the news announce, and weekly or monthly
 * series, relative to the moment of the start.
 */
export function veranstaltungen(heute: Date) {
  return [
    ...[...jahreslauf, ...angekuendigt].map(termin => once(termin, heute)),
    ...regelmaessig.map(reihe => series(reihe, heute)),
  ]
}

function once(termin: Termin, heute: Date) {
  const { slug, titel, ort, rubriken, ganztaegig, bild, text } = termin
  return {
    slug,
    titel,
    ...nextTime(termin, heute),
    ...(ganztaegig ? { ganztaegig } : {}),
    ...(ort ? { ort } : {}),
    rubriken,
    text,
    ...(bild ? bildupload(bild) : {}),
  }
}

function series(reihe: Reihe, heute: Date) {
  const { slug, titel, einleitung, veranstalter, rubriken, eintritt, kostenlos, bild, text } = reihe
  return {
    slug,
    titel,
    einleitung,
    ...serieOf(reihe, heute),
    ...orte[reihe.ort],
    veranstalter,
    rubriken,
    ...(eintritt ? { eintritt } : {}),
    ...(kostenlos ? { kostenlos } : {}),
    text,
    ...(bild ? bildupload(bild) : {}),
  }
}
