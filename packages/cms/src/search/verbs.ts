import { stem } from './words.ts'

/** What German verbs are composed with, and stands at the end of a sentence: `Wie melde ich mich um?` */
const PREFIXES = [
  'ab',
  'an',
  'auf',
  'aus',
  'ein',
  'uff',
  'her',
  'hin',
  'los',
  'mit',
  'nach',
  'um',
  'vor',
  'weg',
  'zu',
  'zurück',
]

const PRONOUNS: ReadonlySet<string> = new Set([
  'ich',
  'man',
  'wir',
  'du',
  'i',
  'mer',
  'mir',
  'sie',
  'er',
  'es',
])

/** What is `auf` or `zu`, or has or makes so, is asked whether it is open. */
const HAVE: ReadonlySet<string> = new Set('hat haben hot het hett macht machen ist isch sind'.split(' '))
const OPEN = 'geöffnet'

const COMPOSED = new RegExp(`^(${PREFIXES.join('|')})(?:ge|zu)(\\p{L}{3,})$`, 'u')
const ENDINGS = /(?:est|et|en|st|e|t)$/

type Written = { readonly wort: string; readonly form: string }

/** The words of a sentence, a verb and its beginning at the end of the sentence as one: `melde ... um` is `ummelden`. */
export function separated(words: readonly Written[]): readonly Written[] {
  const prefix = words.at(-1)?.form.toLowerCase()
  if (prefix === undefined || words.length < 3 || !PREFIXES.includes(prefix)) return words
  const first = words[0]?.form.toLowerCase() ?? ''
  const pronoun = words.findIndex(({ form }) => PRONOUNS.has(form.toLowerCase()))
  // `Ich mache ... zu`: in a statement the verb stands behind who does it.
  const at = pronoun > 0 ? pronoun - 1 : pronoun === 0 || first.startsWith('w') ? 1 : 0
  const verb = words[at]?.form.toLowerCase()
  if (verb === undefined || verb.length < 3 || PRONOUNS.has(verb)) return words
  const form = HAVE.has(verb) ? OPEN : prefix + baseOf(verb)
  return words.slice(0, -1).map((word, index) => (index === at ? { wort: stem(form), form } : word))
}

/** The stem of the verb that a participle or an infinitive with `zu` is of: `angemeldet` and `anzumelden` are `anmelden`. */
export function infinitive(form: string): string | undefined {
  const [, prefix, rest] = COMPOSED.exec(form.toLowerCase()) ?? []
  return prefix !== undefined && rest !== undefined ? stem(prefix + baseOf(rest)) : undefined
}

/** `melde`, `meldet` and `melden` are `melden`. */
const baseOf = (verb: string): string => `${verb.replace(ENDINGS, '')}en`
