import { folded } from './closed-words.ts'
import { withoutExtension } from './file-extension.ts'

const OF_COUNCIL = String.raw`(?:sitzungs?|beschluss|ergebnis|verlaufs|wort|kurz|\p{L}*rats?|\p{L}*ausschuss)?`
const KIND = `(?:${OF_COUNCIL}(?:niederschrift|protokoll|einladung|ladung|tagesordnung)(?:en|e|s)?|sitzung|sitzungs(?:unterlagen?|mappe|paket|dokumente?)|ns|prot)`
const ALL = String.raw`(?:gesamt|komplett|kompl|vollständig|vollstaendig|vollst|ges)`
const ADDED = '(?:e[rsnm]?|fassung|version|ausgabe|dokument|datei|pdf|exemplar|text)?'

const DOCUMENT = new RegExp(`^${KIND}$`, 'u')
const WHOLE = new RegExp(
  `^(?:${ALL}${ADDED}|insgesamt|voll(?:version|fassung|text)|ganze?[rsnm]?|ungek(?:ü|ue)rzte?[rsnm]?|total|alles|complete|full)$`,
  'u',
)
/** In one word: „Gesamtniederschrift“, „NiederschriftKomplett“, „GesNS“. */
const IN_ONE = new RegExp(`^(?:(?:${ALL}|voll)${KIND}|${KIND}${ALL})$`, 'u')
const PACKED = /^(?:gesamt|komplett)(?:unterlagen?|paket|mappe|dokumente?|datei|pdf)$/u
const OPEN = /^(?:öffentl?(?:ich(?:e[rsnm]?)?)?|öff|ö)$/u

/** Whether a word in lower case says „gesamt“, or names a document so. */
export const isWordOfAll = (word: string): boolean =>
  [WHOLE, IN_ONE, PACKED, DOCUMENT].some(pattern => pattern.test(word))

const wordsIn = (name: string): readonly string[] => withoutExtension(folded(name)).match(/\p{L}+/gu) ?? []

/**
 * Whether a name is that of the complete minutes or papers of a meeting: „Niederschrift gesamt“,
 * „Gesamtprotokoll“, „Einladung kompl.“. They cover a non-public part too, if there is one.
 */
export function namesWholeMinutes(name: string): boolean {
  const words = wordsIn(name)
  const isWhole =
    words.some(word => IN_ONE.test(word)) ||
    (words.some(word => WHOLE.test(word)) && words.some(word => DOCUMENT.test(word)))
  return isWhole && !words.some(word => OPEN.test(word))
}

/** Whether the name of a file of a meeting says that it is everything, whatever it calls the document. */
export const namesAllOfMeeting = (name: string): boolean => {
  const words = wordsIn(name)
  const isAll = words.some(word => WHOLE.test(word) || PACKED.test(word))
  return namesWholeMinutes(name) || (isAll && !words.some(word => OPEN.test(word)))
}

const OPEN_PART =
  /(?<!\p{L})(?:öffentl?(?:ich(?:e[rsnm]?)?)?|öff|ö|oe)\P{L}+(?:sitzungs)?teil(?:e?s)?(?!\p{L})|(?<!\p{L})(?:sitzungs)?teil\P{L}+(?:öffentl?(?:ich)?|öff|ö|oe)(?!\p{L})/u

/** Whether a name is that of the public part of something, which proves another part. */
export const namesOpenPart = (name: string): boolean => OPEN_PART.test(folded(name).replaceAll('_', ' '))

/** Whether a name contains the number of a public item: „Anlage zu Ö 3“. */
export const namesOpenNumber = (name: string): boolean =>
  /(?<!\p{L})(?:ö|oe)(?:\P{L}?top)?[^\p{L}\p{N}]{0,3}\p{N}{1,3}(?!\p{N})/u.test(folded(name))

const MINUTES = /niederschrift|protokoll/u
const INVITATION = /ladung|tagesordnung/u

/** Whether a name is that of the public minutes, or of the public invitation: another one may not be public. */
export function namesOpenOf(name: string): 'minutes' | 'invitation' | undefined {
  const words = wordsIn(name)
  if (!words.some(word => OPEN.test(word))) return undefined
  return kindOf(name)
}

export function kindOf(name: string): 'minutes' | 'invitation' | undefined {
  const words = folded(name)
  if (MINUTES.test(words)) return 'minutes'
  return INVITATION.test(words) ? 'invitation' : undefined
}
