/** Tells words from the codes and numbers that systems put where people expect words. */

/** What systems write where they know nothing. */
const NOTHING =
  /^\W*(?:null|undefined|none|nil|nan|n\/?a|unknown|unbekannt|unspecified|not\s?set|k\.?\s?a\.?|keine\sangaben?|true|false|default|other|alert|update|cancel)\W*$/iu
/** The abbreviation of an office or a system alone. */
const ABBREVIATION = /^\W*\p{Lu}{2,4}\W*$/u
const SHORT_NOUN = /^\W*(?:wind|böen|eis|tau|flut|gas|sturm|glut|rauch|stau|brand|smog)\W*$/iu
const NAME_IN_CODE = /^\s*\p{Ll}+\p{Lu}\S*\s*$/u
/** A number or code before words: `4: Geflügelpest`, `[BBK-EVC-069] Brand`, `901 - Stromausfall`. */
const NUMBERED =
  /^\s*(?:[[(][\p{Lu}\d._-]*\d[\p{Lu}\d._-]*[\])]|(?:\d+|\p{Lu}[\p{Lu}._-]*\d+)\s*[:;|–—-])\s+(?=\p{L})/u

/** `Öl` and `Eis` are words; `4`, `BBK-EVC-069`, `BBK-EVC`, `event.fire` and `severe_weather` are none. */
function isWord(written: string): boolean {
  const word = written.replace(/^[^\p{L}\p{N}]+/u, '').replace(/[^\p{L}\p{N}]+$/u, '')
  return !/[\p{N}_.@]/u.test(word) && /\p{L}[\p{Ll}\p{Lo}]|\p{Lu}{4}/u.test(word)
}

/** A number, a code with a number, or the address of a mailbox. */
const CODE = /^(?:[^\p{L}]*|[\p{Lu}\p{N}\W_]*\p{N}[\p{Lu}\p{N}\W_]*|\S+@\S+)$/u

/** Tests whether a headline or a name has words for people; a code alone has none. */
export const hasWords = (text: string): boolean =>
  !NOTHING.test(text) && text.split(/\s+/u).some(one => !CODE.test(one))

/** Returns the first text with words; '' if there is none. */
export const firstWords = (...texts: readonly (string | undefined)[]): string =>
  texts.find(text => text !== undefined && hasWords(text)) ?? ''

/** Returns the name of a kind of event without its code; '' for a code or an abbreviation alone. */
export function eventInWords(event: string): string {
  const name = event.replace(NUMBERED, '')
  if (SHORT_NOUN.test(name)) return name
  const isCode = ABBREVIATION.test(name) || NAME_IN_CODE.test(name)
  return !isCode && !NOTHING.test(name) && name.split(/\s+/u).some(isWord) ? name : ''
}

/** Most characters of a sentence that can be a headline. */
const LONGEST_SENTENCE = 120

/** Returns the first sentence of a text, for a message without a headline; '' if it is too long for one. */
export function firstSentence(text: string): string {
  const [line = ''] = text.split(/(?<=[^\d.][.!?])\s|\n/u)
  return line.length <= LONGEST_SENTENCE && hasWords(line) ? line.replace(/\.$/, '') : ''
}
