import { type Finding, shortened } from './finding.ts'
import type { Place } from './places.ts'

/** Words that colleagues write to each other, and marks of comments that a word processor leaves in a text. */
const INNER: readonly RegExp[] = [
  /(?<![\p{L}\p{N}-])INTERN(?:E[RS]?)?(?:\s*:|(?=\s*[)\]!])|\s+(?=[A-ZÄÖÜ]))/u,
  /(?<!\p{L})(?:bitte\s+)?(?:noch\s+)?nicht\s+(?:zu[rm]?\s+)?(?:veröffentlich(?:en|t werden)|veröffentlichung|online stellen)(?!\p{L})/iu,
  /(?<!\p{L})(?:nur (?:für den |zum )?(?:internen Gebrauch|Dienstgebrauch|für intern)|nicht für die Öffentlichkeit|vertraulich\s*[:!])/iu,
  /(?<!\p{L})(?:interne (?:Notiz|Anmerkung|Bemerkung)|Notiz an (?:mich|uns)|Anmerkung der Redaktion intern)(?!\p{L})/iu,
  /\[[A-ZÄÖÜ]{1,3}\d{1,3}\]/u,
  /(?<![\p{L}\p{N}])(?:TODO|FIXME|TBD|XXX)(?![\p{L}\p{N}])/u,
  /(?<!\p{L})(?:bitte (?:noch )?(?:mit \S{1,30} )?(?:abstimmen|ergänzen|prüfen lassen|klären)|(?:noch|wird noch) zu (?:klären|ergänzen|prüfen)|Text folgt|Lorem ipsum|Blindtext|Platzhalter)(?!\p{L}| Sie(?!\p{L}))/iu,
]

/** Most characters of a text that are searched. */
const LONGEST = 100_000

/** Finds words that sound like a note among colleagues; the editor decides. */
export const innerNoteFindings = (places: readonly Place[]): Finding[] =>
  places.flatMap(({ field: feld, editor, text, formatted }): Finding[] => {
    if (!READ.has(editor)) return []
    const said = (formatted ? formatted.blocks.map(block => block.text).join('\n') : text).slice(0, LONGEST)
    const found = INNER.map(pattern => pattern.exec(said)).find(match => match !== null)
    if (!found) return []
    const line = said.slice(said.lastIndexOf('\n', found.index) + 1).split('\n', 1)[0] ?? ''
    const from = Math.max(0, found.index - (said.lastIndexOf('\n', found.index) + 1) - 20)
    return [
      {
        gewicht: 'hinweis',
        regel: 'interne-notiz',
        feld,
        satz: `Das klingt nach einer internen Notiz: „${shortened(line.slice(from))}“`,
        rat: 'Nehmen Sie die Stelle heraus, wenn sie nicht öffentlich sein soll.',
        stelle: found[0].trim(),
      },
    ]
  })

const READ: ReadonlySet<string> = new Set(['zeile', 'text', 'richtext'])
