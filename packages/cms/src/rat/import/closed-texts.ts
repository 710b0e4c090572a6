import { folded, sayingOf, saysClosed } from './closed-words.ts'

const CLOSED = String.raw`(?:nicht\P{L}*öffentlich\p{L}*|nicht\P{L}*öff|n\P{L}{0,2}ö|vertraulich\p{L}*|geheim\p{L}*)`
const DEALT = String.raw`(?:behand|berat|verhand|erörter|diskut|entsch(?:ie|ei)d|beschl|abgestimmt|vorgesehen|eingestuft|einzustufen)\p{L}*`

/** Says of the object itself how it is dealt with: „nichtöffentlich zu behandeln“, „NÖ beraten“. */
const OF_OBJECT = new RegExp(
  `^\\P{L}*(?:(?:ist|wird|wurde|bitte|nur|in|im|der|die|das|dieser|dieses|punkt|top|tagesordnungspunkt|vorlage|angelegenheit|soll)\\P{L}+)*(?<!\\p{L})${CLOSED}(?:\\P{L}+(?:sitzung|teil|zu|worden|wurde|ist|wird|einstimmig|mehrheitlich)){0,3}\\P{L}+${DEALT}`,
  'u',
)

/** Whether a short text of an object says that the object is dealt with in private. */
export const saysDealtWithInPrivate = (text: string): boolean => {
  const words = folded(text)
  return OF_OBJECT.test(words) || /(?<!\p{L})vertraulich\P{L}+(?:zu\P{L}+)?behand/u.test(words)
}

/** What was decided in private may be told in public later. */
const TOLD =
  /(?<!\p{L})(?:bekannt|mitgeteilt|mitteil|informiert|unterrichtet|berichtet|verkündet|verlesen)\p{L}*/u
const MOST_LETTERS_OF_LABEL = 120

/**
 * Whether a text of a public item begins or marks itself, or one of its lines or sentences, as non-public:
 * „Nichtöffentlich: …“, „Beschluss im nichtöffentlichen Teil: …“, „(NÖ)“ on a line of its own.
 */
export const marksItselfClosed = (text: string): boolean =>
  text.split(/\n|(?<=[.;!?])\s+(?=[\p{Lu}([])/u).some(line => isClosedLine(line.trim()))

function isClosedLine(line: string): boolean {
  if (line === '' || TOLD.test(folded(line.slice(0, 400)))) return false
  const [, label] = /^([^:]*?)(?::|\s[–—-]+\s)/u.exec(line) ?? []
  if (label !== undefined && label.length <= MOST_LETTERS_OF_LABEL && saysClosed(label)) return true
  return (
    BEGINS.test(folded(line)) ||
    BRACKETED.test(folded(line)) ||
    (line.length <= MOST_LETTERS_OF_LABEL && sayingOf(line) === 'closed part') ||
    saysDealtWithInPrivate(line)
  )
}
/** „Nichtöffentlich, einstimmig“; but „Nichtöffentliche Spielplätze …“ is a subject. */
const BEGINS = new RegExp(
  `^\\P{L}*(?:nicht\\P{L}*öffentlich|nicht\\P{L}*öff|n\\P{L}{0,2}ö)(?!\\p{L})|^\\P{L}*nicht\\P{L}*öffentliche[rsnm]? (?:beschluss|beratung|sitzung|teil|abstimmung|anlage|ergebnis)`,
  'u',
)
const BRACKETED = new RegExp(`[([]${CLOSED}(?: (?:teil|sitzung|beschluss))?[)\\]]`, 'u')
