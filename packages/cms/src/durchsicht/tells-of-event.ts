/** A noun behind such a word is not what begins: „Eine Probe für das Konzert beginnt …“. */
const PREPOSITIONS: ReadonlySet<string> = new Set(
  'ab am an ans auf aus bei beim bis des durch für gegen hinter im in ins mit nach neben ohne seit über um unter vom von vor vorm zu zum zur'.split(
    ' ',
  ),
)
const VERBS: ReadonlySet<string> = new Set(['findet', 'finden', 'beginnt', 'startet'])
const ARTICLES: ReadonlySet<string> = new Set('der die das den unser unsere dieser diese dieses'.split(' '))
const PRONOUNS: ReadonlySet<string> = new Set(['er', 'sie', 'es'])
/** Words that mean the event itself: „Das Fest findet … statt“. */
const EVENTS: ReadonlySet<string> = new Set(
  'aufführung ausstellung basar börse feier fest konzert lauf lesung markt termin turnier umzug veranstaltung versammlung vorstellung vortrag'.split(
    ' ',
  ),
)
const SHORTEST_NOUN = 4
/** Most characters of a title that are compared with each word of a text. */
const LONGEST_TITLE = 300

/** Tests whether a sentence tells when an event takes place, and not an admission, a rehearsal or a tour. */
export function tellsOfEvent(text: string, title: string): boolean {
  const named = (title.slice(0, LONGEST_TITLE).match(WORD) ?? []).filter(isNoun).map(lower)
  let isObject = false
  let last = ''
  for (const one of text.match(WORD) ?? []) {
    const word = lower(one)
    if (PREPOSITIONS.has(word)) isObject = true
    else if (VERBS.has(word)) {
      if (PRONOUNS.has(last)) return true
      isObject = false
    } else if (PRONOUNS.has(word) && VERBS.has(last)) return true
    else if (isCapital(one)) {
      const isNamed =
        !isObject &&
        isNoun(one) &&
        ((ARTICLES.has(last) && EVENTS.has(word)) || named.some(name => isSame(name, word)))
      if (isNamed) return true
      // „Uhr“ ends the words of a preposition too.
      isObject = false
    }
    last = word
  }
  return false
}

/** Words of a statement that only says when an event is. */
const OF_TIME: ReadonlySet<string> = new Set(
  'und sowie auch immer wieder jeweils stets jede jeden jedes jeder ersten zweiten dritten vierten fünften letzten montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag montags dienstags mittwochs donnerstags freitags samstags sonntags uhr monat woche wann beginn start termin'.split(
    ' ',
  ),
)
/** „im großen Saal“. */
const ADJECTIVE = /e[nmrs]?$/u

/**
 * Tests whether a statement says when and where an event is, and nothing else: „Am Freitag ab 17 Uhr im Rathaus.“
 * `names`: its title and its place. In the statement, „Uhr“ stands for dates and times of day.
 */
export function tellsOnlyWhen(text: string, names: string): boolean {
  const named = (names.slice(0, LONGEST_TITLE).match(WORD) ?? []).filter(isNoun).map(lower)
  const all = text.match(WORD) ?? []
  let isObject = false
  return all.every((one, at) => {
    const word = lower(one)
    if (ARTICLES.has(word)) return true
    if (OF_TIME.has(word)) {
      // It ends the words of a preposition: „Um 20 Uhr Feuerwerk.“
      isObject = false
      return true
    }
    if (PREPOSITIONS.has(word)) {
      isObject = true
      return true
    }
    if (isCapital(one)) return isObject || EVENTS.has(word) || named.some(name => isSame(name, word))
    return isObject && ADJECTIVE.test(word) && isCapital(all[at + 1] ?? '')
  })
}

const WORD = /\p{L}+/gu
const lower = (word: string): string => word.toLowerCase()
const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word)
const isNoun = (word: string): boolean => word.length >= SHORTEST_NOUN && isCapital(word)

/** „Markt“ is the „Weihnachtsmarkt“; a „Konzertprobe“ is no „Konzert“. */
const isSame = (one: string, other: string): boolean => one.endsWith(other) || other.endsWith(one)
