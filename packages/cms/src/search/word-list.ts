import { normalise, words } from './words.ts'

/** Meanings of the words of a question, by stem: each is a list of stems that a text must all contain. */
export type Meanings = ReadonlyMap<string, readonly (readonly string[])[]>

const stemsOf = (text: string): string[] => words(normalise(text)).map(({ wort }) => wort)

/**
 * Reads a short list in the form of everyday-words.ts. Left of the `<` stand one or more alternatives. Short
 * and common words such as „IT“ count, because the people who type them mean them.
 */
export function readWordList(list: string): (question: string) => Meanings {
  const expressions = list
    .trim()
    .split('\n')
    .flatMap(line => {
      const [meant = [], typed = []] = line.split(' < ').map(side => side.split(', ').map(stemsOf))
      return typed.map(expression => ({ expression, meant }))
    })
  return question => {
    const asked = new Set(stemsOf(question))
    const found = new Map<string, (readonly string[])[]>()
    for (const { expression, meant } of expressions)
      if (expression.every(word => asked.has(word)))
        for (const word of expression) found.set(word, [...(found.get(word) ?? []), ...meant])
    return found
  }
}
