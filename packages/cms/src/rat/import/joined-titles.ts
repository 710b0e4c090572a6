/** The words of titles: „Dr.med.“ has two, „M. A.“ is one. */
const wordsOf = (titles: string): readonly string[] =>
  titles
    .toLowerCase()
    .replaceAll(/(?<!\p{L})(\p{L})\.\s*(?=(?:\p{L}|sc|eng|ed)\.)/gu, '$1')
    .match(/[\p{L}()]+/gu) ?? []

/** Whether titles have all words of others, in their order. */
function haveAll(titles: string, others: string): boolean {
  const words = wordsOf(titles)
  let at = 0
  return wordsOf(others).every(word => {
    at = words.indexOf(word, at) + 1
    return at > 0
  })
}

/** Joins titles of several fields, each once, in the spelling that has the most. */
export const joinedTitles = (all: readonly string[]): string =>
  all.reduce((joined, one) => {
    if (haveAll(joined, one)) return joined
    return haveAll(one, joined) ? one : `${joined} ${one}`
  }, '')
