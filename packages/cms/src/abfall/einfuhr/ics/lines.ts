/** Most characters of a line: one line holds all exceptions of a rule. Longer lines are cut. */
const LONGEST_LINE = 20_000

/** Yields the lines of a calendar file, with continuation lines joined (RFC 5545, 3.1). */
export function* unfolded(text: string): Generator<{ line: number; content: string }> {
  let content: string | undefined
  let begun = 1
  let line = 0
  for (const part of linesOf(text)) {
    line++
    if (/^[ \t]/.test(part) && content !== undefined) {
      if (content.length < LONGEST_LINE) content += part.slice(1)
    } else {
      if (content) yield { line: begun, content }
      content = part
      begun = line
    }
  }
  if (content) yield { line: begun, content }
}

/** Yields one line at a time: all at once would need a multiple of the file's memory. */
function* linesOf(text: string): Generator<string> {
  let at = 0
  for (const { 0: ending, index } of text.matchAll(/\r\n|\n|\r/g)) {
    yield text.slice(at, Math.min(index, at + LONGEST_LINE))
    at = index + ending.length
  }
  yield text.slice(at, at + LONGEST_LINE)
}

export const unescaped = (value: string): string =>
  value.replaceAll(/\\([\\;,nN])/g, (_, one: string) => (one.toLowerCase() === 'n' ? ', ' : one))
