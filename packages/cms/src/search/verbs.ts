import { stem } from './words.ts'

/** Separable prefixes of German verbs, which move to the end of a sentence: `Wie melde ich mich um?` */
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

/** Verbs that ask, together with `auf` or `zu`, whether something is open. */
const HAVE: ReadonlySet<string> = new Set('hat haben hot het hett macht machen ist isch sind'.split(' '))
const OPEN = 'geöffnet'

const COMPOSED = new RegExp(`^(${PREFIXES.join('|')})(?:ge|zu)(\\p{L}{3,})$`, 'u')
const ENDINGS = /(?:est|et|en|st|e|t)$/

type Written = { readonly wort: string; readonly form: string }

/** Joins a verb and its separable prefix at the end of a sentence: `melde ... um` becomes `ummelden`. */
export function separated(words: readonly Written[]): readonly Written[] {
  const prefix = words.at(-1)?.form.toLowerCase()
  if (prefix === undefined || words.length < 3 || !PREFIXES.includes(prefix)) return words
  const first = words[0]?.form.toLowerCase() ?? ''
  const pronoun = words.findIndex(({ form }) => PRONOUNS.has(form.toLowerCase()))
  // `Ich mache ... zu`: in a statement the verb follows the subject.
  const at = pronoun > 0 ? pronoun - 1 : pronoun === 0 || first.startsWith('w') ? 1 : 0
  const verb = words[at]?.form.toLowerCase()
  if (verb === undefined || verb.length < 3 || PRONOUNS.has(verb)) return words
  const form = HAVE.has(verb) ? OPEN : prefix + baseOf(verb)
  return words.slice(0, -1).map((word, index) => (index === at ? { wort: stem(form), form } : word))
}

/**
 * Returns the stem of the verb for a participle or an infinitive with `zu`: `anmelden` for `angemeldet` and
 * `anzumelden`.
 */
export function infinitive(form: string): string | undefined {
  const [, prefix, rest] = COMPOSED.exec(form.toLowerCase()) ?? []
  return prefix !== undefined && rest !== undefined ? stem(prefix + baseOf(rest)) : undefined
}

/** `melde`, `meldet` and `melden` become `melden`. */
const baseOf = (verb: string): string => `${verb.replace(ENDINGS, '')}en`
