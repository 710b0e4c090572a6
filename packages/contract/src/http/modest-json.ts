/** The maximum depth, above that of any page: deeper nesting only costs time. */
const DEEPEST = 64

/** The maximum length of a text: twice the longest text that any field takes. */
const LONGEST_TEXT = 200_000

const QUOTE = 0x22
const BACKSLASH = 0x5c

/**
 * Parses JSON, but counts brackets, commas and letters first: JSON with ten thousand levels, a hundred
 * thousand members or a string of a million letters would block the process longer than a visitor waits for a
 * page. Throws `SyntaxError` for invalid JSON, and another `Error` if a limit is exceeded.
 */
export function parseModestJson(text: string, mostValues: number, longestText = LONGEST_TEXT): unknown {
  let depth = 0
  let values = 0
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case QUOTE:
        at = endOfString(text, at + 1, longestText)
        break
      case 0x7b: // {
      case 0x5b: // [
        depth += 1
        if (depth > DEEPEST) throw new Error(`nested more than ${DEEPEST} deep`)
        break
      case 0x7d: // }
      case 0x5d: // ]
        depth -= 1
        break
      case 0x2c: // ,
        values += 1
        if (values > mostValues) throw new Error(`more than ${mostValues} values`)
        break
      default:
    }
  }
  try {
    return JSON.parse(text)
  } catch {
    // The message of the parser would quote the text, which may be a secret.
    throw new SyntaxError('no JSON')
  }
}

function endOfString(text: string, from: number, longest: number): number {
  const end = Math.min(text.length, from + longest)
  let at = from
  while (at < end && text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1
  if (at >= from + longest) throw new Error(`a text of more than ${longest} letters`)
  return at
}
