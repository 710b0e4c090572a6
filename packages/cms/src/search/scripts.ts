/** Endings of Russian and Ukrainian words, longest first: `паспорта` and `паспорту` become `паспорт`. */
const CYRILLIC_ENDING =
  /(?:ого|его|ому|ему|ими|ыми|ами|ями|ість|ах|ях|ов|ев|ів|ей|ой|ый|ий|ая|яя|ую|юю|ое|ее|ые|ие|ом|ем|ою|ть|ти|[аяоеуюыиіїєьй])$/u
const SHORTEST_ROOT = 4

/**
 * Returns the approximate stem of a word in another script: removes Cyrillic endings and the Arabic article.
 */
export function rootOfForeign(word: string): string {
  if (/^\p{Script=Arabic}+$/u.test(word)) return word.replace(/^(?:و|ب|ل)?ال(?=.{2})/u, '')
  if (!/^\p{Script=Cyrillic}+$/u.test(word)) return word
  const root = word.replace(CYRILLIC_ENDING, '')
  return root.length >= SHORTEST_ROOT ? root : word
}

/** Transliterations of Cyrillic letters: the English and the German way. */
const TRANSLITERATIONS: Readonly<Record<string, readonly [string, string]>> = {
  а: ['a', 'a'],
  б: ['b', 'b'],
  в: ['v', 'w'],
  г: ['g', 'g'],
  ґ: ['g', 'g'],
  д: ['d', 'd'],
  е: ['e', 'e'],
  ё: ['e', 'e'],
  є: ['ye', 'je'],
  ж: ['zh', 'sch'],
  з: ['z', 's'],
  и: ['i', 'i'],
  і: ['i', 'i'],
  ї: ['yi', 'ji'],
  й: ['y', 'j'],
  к: ['k', 'k'],
  л: ['l', 'l'],
  м: ['m', 'm'],
  н: ['n', 'n'],
  о: ['o', 'o'],
  п: ['p', 'p'],
  р: ['r', 'r'],
  с: ['s', 's'],
  т: ['t', 't'],
  у: ['u', 'u'],
  ф: ['f', 'f'],
  х: ['kh', 'ch'],
  ц: ['ts', 'z'],
  ч: ['ch', 'tsch'],
  ш: ['sh', 'sch'],
  щ: ['shch', 'schtsch'],
  ъ: ['', ''],
  ы: ['y', 'y'],
  ь: ['', ''],
  э: ['e', 'e'],
  ю: ['yu', 'ju'],
  я: ['ya', 'ja'],
}
/** Shortest word that is transliterated: shorter ones are easily equal to words of another language. */
const SHORTEST_IN_LATIN = 4

/**
 * Returns the spellings of a term: a Cyrillic term also in both transliterations, `detskiy sad` and `detskij
 * sad`.
 */
export function written(term: string): string[] {
  if (!/\p{Script=Cyrillic}/u.test(term) || term.length < SHORTEST_IN_LATIN) return [term]
  const inLatin = (way: 0 | 1) =>
    Array.from(term.toLowerCase(), letter => TRANSLITERATIONS[letter]?.[way] ?? letter).join('')
  return [...new Set([term, inLatin(0), inLatin(1)])]
}
