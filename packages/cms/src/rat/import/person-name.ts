/** A name in its parts. `isCertain` is false if the family name is only guessed. */
export type PersonName = {
  readonly titel: string
  readonly vorname: string
  readonly nachname: string
  readonly isCertain: boolean
  /** Words after the name that are left out: a name at birth, a remark in brackets. */
  readonly leftOut: string
}

const TITLE =
  /^(?:prof|dr|dres|pd|univ|em|h\.?\s?c|e\.?\s?h|habil|med|dent|vet|jur|iur|phil|rer|nat|pol|oec|publ|theol|ing|dipl|mag|lic|bsc|msc|ba|ma|mba|ll\.?\s?m|b\.\s?(?:a|sc|eng)|m\.\s?(?:a|sc|eng))\.?(?:(?:-|(?<=\.)-?)\p{L}+\.?(?:-?\(?fh\)?)?)?$/iu
/** Words after a name that are no part of it. */
const SUFFIX = /^(?:mdl|mdb|mde?p|m\.?d\.?[lb]\.?|jun\.?|sen\.|jr\.?|sr\.?|i+\.?|geb\..*|\(.*\))$/iu
/** Seats in other parliaments, also in front of a name. */
const OFFICE = /^md[lb]$/iu
const FORM_OF_ADDRESS = /^(?:herr|herrn|frau|fr\.|hr\.)$/iu
/** Words by which people of one name differ; they belong to it. */
const GENERATION = /^(?:jun\.?|jr\.?|sen\.|sr\.?|i{2,3}\.?|junior|senior|d\.\s?[jä]\.)$/iu
export const PARTICLE =
  /^(?:von|vom|van|de|der|den|dem|des|del|della|di|da|dos|du|la|le|zu|zum|zur|ter|ten|te|af|auf|freiherr|freifrau|freiin|graf|gräfin|baron|baronin|ritter|edler|edle|el|al|bin|ibn|mac|san|santa|st\.|sankt)$/iu

export const isTitle = (word: string) =>
  /^\(fh\)$/iu.test(word) ||
  (TITLE.test(word) && (/[.]/.test(word) || /^(?:prof|dr|pd|dipl|mag|mba|bsc|msc)/i.test(word)))

export const isGeneration = (word: string): boolean => GENERATION.test(word)

/** Splits titles off the front and, after a comma, off the end of a part. */
export function splitName(part: string): { titles: string[]; words: string[]; after: string[] } {
  const words = part
    .replaceAll(/(?<!\p{L})(h|e)\.\s+(c|h)\./giu, '$1.$2.')
    .replaceAll(/(?<=\p{L}{2}\.)(?=\p{Lu})/gu, ' ')
    // A remark in brackets is one word.
    .replaceAll(/\([^()]*\)/gu, remark => remark.replaceAll(/\s+/gu, '\u{A0}'))
    .split(/[^\S\u{A0}]+/u)
    .filter(word => word !== '' && !FORM_OF_ADDRESS.test(word))
  let begin = 0
  while (begin < words.length && (isTitle(words[begin] ?? '') || OFFICE.test(words[begin] ?? ''))) begin++
  let end = words.length
  while (end > begin && (isTitle(words[end - 1] ?? '') || SUFFIX.test(words[end - 1] ?? ''))) end--
  return { titles: words.slice(0, begin), words: words.slice(begin, end), after: words.slice(end) }
}

const LEFT_OUT = /^(?:geb\.|\()/iu

/**
 * Reads a full name: „Dr. Hans Müller“, „Müller, Dr. Hans“, „Dr. Müller, Hans“, „Prof. Dr.-Ing. Anna von der
 * Heide“, „von der Heide, Anna“, „Hans Müller, MdL“.
 */
export function personName(name: string): PersonName {
  const parts = name.split(',').map(splitName)
  const titel = parts
    .flatMap(({ titles, after }) => [
      ...titles,
      ...after.filter(word => !LEFT_OUT.test(word) && !isGeneration(word)),
    ])
    .join(' ')
  const after = parts.flatMap(part => part.after)
  const leftOut = after
    .filter(word => LEFT_OUT.test(word))
    .join(' ')
    .replaceAll('\u{A0}', ' ')
  const withGeneration = (family: string) => [family, ...after.filter(isGeneration)].filter(Boolean).join(' ')
  const named = parts.map(({ words }) => words).filter(words => words.length > 0)
  const [first = [], second] = named
  if (named.length > 2)
    return {
      titel,
      vorname: '',
      nachname: withGeneration(named.map(one => one.join(' ')).join(', ')),
      isCertain: false,
      leftOut,
    }
  if (second)
    return {
      titel,
      vorname: second.join(' '),
      nachname: withGeneration(first.join(' ')),
      isCertain: true,
      leftOut,
    }
  const particle = first.findIndex((word, index) => index > 0 && PARTICLE.test(word))
  // „von der Heide“ alone is a family name.
  const at = PARTICLE.test(first[0] ?? '')
    ? 0
    : particle > 0 && particle < first.length - 1
      ? particle
      : first.length - 1
  return {
    titel,
    vorname: first.slice(0, Math.max(at, 0)).join(' '),
    nachname: withGeneration(first.slice(Math.max(at, 0)).join(' ')),
    isCertain: first.length > 0,
    leftOut,
  }
}
