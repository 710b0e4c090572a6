import { folded, saysClosed } from './closed-words.ts'

/** Documents of a meeting whose public part may be published alone. */
const DOCUMENT =
  /^(?:sitzungs?|beschluss|ergebnis|verlaufs|wort|kurz|nachtrags)?(?:einladung|ladung|tagesordnung|bekanntmachung|niederschrift|protokoll)(?:en|e|s)?$/u

const OPEN = /^öff(?:entl(?:ich(?:e[rsnm]?)?)?)?$/u

/** Other words that such a name may contain: which meeting, and when. */
const AROUND = new Set(
  `sitzung sitzungen teil teils teiles sitzungsteil sitzungsteils der die das des dem den zu zur zum vom von am im in über und
  für einer eine uhr nr nummer pdf i top tops stadt gemeinde ortsübliche ortsüblich amtliche amtlich nachtrag
  januar februar märz april mai juni juli august september oktober november dezember jan feb mrz apr jun jul aug sep sept okt
  nov dez montag dienstag mittwoch donnerstag freitag samstag mo di mi do fr sa`.split(/\s+/),
)
const BODY =
  /^(?!(?:personal|betriebs|aufsichts|verwaltungs)rat)(?:(?:gemeinde|stadt|kreis|markt|ortschafts|orts|bezirks|jugend|jugendgemeinde|senioren|bei)rat(?:e?s)?|\p{L}*ausschuss(?:es)?|(?:stadtverordneten|gemeinde|verbands|bürger|rats)?versammlung|gemeindevertretung|kreistags?|kreistages|stadtbezirks?|\p{L}*beirat(?:e?s)?)$/u
/** Names of committees in several words: „Haupt- und Finanzausschuss“, „Ausschuss für Umwelt und Technik“. */
const FIRST_OF_BODY = /(?:(?!öffent)\p{L}+-\s*(?:,|und|u\.)\s*)+(?=\p{L}+ausschuss)/gu
const SUBJECT = String.raw`(?:bau|bauen|bauwesen|planung|stadtplanung|stadtentwicklung|umwelt|klima|klimaschutz|technik|verkehr|mobilität|soziales|jugend|familie|senioren|kultur|sport|schule|schulen|bildung|finanzen|haushalt|wirtschaft|tourismus|verwaltung|ordnung|sicherheit)`
const BODY_FOR = new RegExp(`ausschuss(?:es)? für ${SUBJECT}(?:(?:, ?| und )${SUBJECT})*(?!\\p{L})`, 'gu')

/** Removes the names of the body of a meeting, which tell only whose document it is. */
const withoutOwn = (name: string, own: readonly string[]): string =>
  own
    .map(one => folded(one).match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter(words => words.some(word => /\p{L}{2}/u.test(word)))
    .toSorted((one, other) => other.length - one.length)
    .reduce(
      (rest, words) =>
        rest.replaceAll(
          new RegExp(`(?<![\\p{L}\\p{N}])${words.join('[^\\p{L}\\p{N}]{1,5}')}(?![\\p{L}\\p{N}])`, 'gu'),
          ' ',
        ),
      folded(name),
    )

const wordsOf = (name: string, own: readonly string[] = []): readonly string[] =>
  withoutOwn(name, own)
    .replaceAll(FIRST_OF_BODY, ' ')
    .replaceAll(BODY_FOR, ' ausschuss ')
    .match(/\p{L}+/gu) ?? []

/** Whether a word in lower case tells only which document of which meeting a file is. */
export const isPlainWord = (word: string): boolean =>
  DOCUMENT.test(word) || OPEN.test(word) || AROUND.has(word) || BODY.test(word)

const isKnown = (words: readonly string[]): boolean => words.every(isPlainWord)

/**
 * Whether the whole name says that the file is the public part of a document of a meeting. The word
 * „öffentlich“ alone means nothing: there are public tenders and contracts under public law. An unknown word
 * may name something that must not be published. `own`: the names of the body of the meeting.
 */
export function saysOpen(name: string, own: readonly string[] = []): boolean {
  if (saysClosed(name)) return false
  const words = wordsOf(name, own)
  return isKnown(words) && words.some(word => OPEN.test(word)) && words.some(word => DOCUMENT.test(word))
}

/**
 * Checks the title. If it names only a document of a meeting, the file name may say instead that the file is
 * the public part.
 */
export const isOpenFile = (
  [title, fileName]: readonly [title: string, fileName: string],
  own: readonly string[] = [],
): boolean => saysOpen(title, own) || (saysOpen(fileName, own) && isKnown(wordsOf(title, own)))
