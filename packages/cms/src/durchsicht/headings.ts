import { type Finding, shortened } from './finding.ts'
import { isHeading } from './formatted.ts'
import { nameOf, type Place } from './places.ts'

/** Longer bold paragraphs are emphasis, not headings. */
const LONGEST_HEADING = 70

/**
 * Finds empty headings, skipped levels and bold paragraphs that look like headings: screen reader users go
 * from heading to heading.
 */
export function headingFindings(places: readonly Place[]): Finding[] {
  const findings: Finding[] = []
  let page = 1
  let isSimple = false
  for (const place of places) {
    if (place.entry !== undefined && place.isSimple !== isSimple) {
      isSimple = place.isSimple
      page = 1
    }
    if (place.entry !== undefined && isTitleOfEntry(place)) page = 2
    const { formatted, field: feld } = place
    if (!formatted) continue
    // In a list of an entry, or in a field of a record, the text is below a heading of its template.
    let level = isOfEntry(place) ? page : 3
    for (const [index, { tag, text, isBold }] of formatted.blocks.entries()) {
      if (isHeading(tag)) {
        const own = Number(tag[1])
        if (text === '')
          findings.push({
            gewicht: 'fehler',
            regel: 'ueberschrift-leer',
            feld,
            satz: 'Hier steht eine Überschrift ohne Worte.',
            rat: 'Schreiben Sie die Überschrift, oder löschen Sie die leere Zeile.',
          })
        else if (own > level + 1)
          findings.push({
            gewicht: 'hinweis',
            regel: 'ueberschrift-stufe',
            feld,
            satz: `Vor „${shortened(text)}“ fehlt eine Überschrift der Stufe darüber.`,
            rat: `Machen Sie daraus eine Überschrift der Stufe ${level + 1}.`,
            stelle: text,
          })
        level = own
      } else if (tag === 'p' && isBold && looksLikeHeading(text) && formatted.blocks[index + 1]?.tag === 'p')
        findings.push({
          gewicht: 'hinweis',
          regel: 'ueberschrift-fett',
          feld,
          satz: `„${shortened(text)}“ ist fett und sieht aus wie eine Überschrift.`,
          rat: 'Machen Sie eine Zwischenüberschrift daraus, dann finden sie auch Menschen, die sich die Seite vorlesen lassen.',
          stelle: text,
        })
    }
    if (isOfEntry(place)) page = Math.max(2, level)
  }
  return findings
}

/** Whether it is a direct field of an entry, not a field in a list or group. */
const isOfEntry = ({ entry, field }: Place): boolean =>
  entry !== undefined && field.slice(entry.length + 1).split('.').length === 2

const isTitleOfEntry = (place: Place): boolean =>
  isOfEntry(place) && /^(?:titel|headline|ueberschrift)$/.test(nameOf(place)) && place.text.trim() !== ''

const looksLikeHeading = (text: string): boolean =>
  text.length > 2 && text.length <= LONGEST_HEADING && !/[.!?:;,]$/.test(text) && !/[\n\d@€]/.test(text)
