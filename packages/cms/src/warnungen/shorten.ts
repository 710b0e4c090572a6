/** Shortens texts between words, visibly. */

/** Returns at most so many characters, ending with a whole word and an ellipsis if something is missing. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const head = text.slice(0, most - 1)
  const space = /\s\S*$/.exec(head)?.index ?? 0
  // A single long word is cut between its letters, but not within one.
  const end = space > most / 2 ? space : /[\uD800-\uDBFF]$/.test(head) ? head.length - 1 : head.length
  return `${head.slice(0, end).replace(/[\s,;:–-]{1,5}$/, '')}…`
}

/**
 * Returns at most so many characters of a long text, ending with a whole paragraph (or sentence, or word) and
 * the notice, if something is missing.
 */
export function inParagraphs(text: string, most: number, notice: string): string {
  if (text.length <= most) return text
  const room = most - notice.length - 2
  const head = text.slice(0, room)
  const paragraph = text[room] === '\n' ? room : head.lastIndexOf('\n')
  const sentence = /^[^]*[.!?](?=\s)/.exec(head)?.[0].length ?? 0
  const end = [paragraph, sentence].find(at => at > room / 2)
  const kept = end === undefined ? shortened(text, room) : head.slice(0, end).trimEnd()
  return `${kept}\n\n${notice}`
}
