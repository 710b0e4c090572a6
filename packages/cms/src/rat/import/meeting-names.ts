import { CLOSED, folded, namesFew, saysClosed } from './closed-words.ts'

/** Restricting words that mean something else: parts of the administration, and a ballot in a public meeting. */
const HARMLESS =
  /(?<!\p{L})(?:intern\p{L}* (?:dienst|service|revision|organisation|verwaltung|kommunikation)\p{L}*|geheim\p{L}* (?:wahl|abstimmung)\p{L}*)/gu

const PUBLIC = /(?<!\p{L})öff(?:entlich(?!keit)\p{L}*)?(?!\p{L})/u
const BOTH = /nicht\P{L}*\/\P{L}*öffentlich/u
/** A non-public meeting or part that follows the public one. */
const WITH_A_PART =
  /(?:^|\P{L})(?:mit|inkl|inklusive|einschliesslich|anschl\p{L}*|sowie|danach)\P{L}+(?:\p{L}+ ){0,2}(?:nicht|nö|(?:vertraulich|intern|geheim|geschlossen)\p{L}* (?:\p{L}*teil|\p{L}*sitzung|beratung|aussprache|tagesordnung)(?:e?s)?(?!\p{L}))/u

/** Whether the name of a meeting says, in any place, that it is non-public or has a non-public part. */
export const namesClosedPart = (name: string): boolean =>
  saysClosed(name) || namesFew(folded(name).replaceAll(HARMLESS, ' '))

/**
 * Whether the name of a meeting says that it has no public part. Many are called „Öffentliche und
 * nichtöffentliche Sitzung“.
 */
export function isOfClosedMeeting(name: string): boolean {
  if (!namesClosedPart(name)) return false
  const words = folded(name)
  const isOfBoth = BOTH.test(words) || PUBLIC.test(words.replaceAll(CLOSED, ' ')) || WITH_A_PART.test(words)
  return !isOfBoth
}
