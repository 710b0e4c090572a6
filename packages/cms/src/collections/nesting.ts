import { Parser } from 'htmlparser2'

type Most = {
  readonly depth: number
  /** The number of elements, comments and the like. */
  readonly nodes?: number
  readonly xml?: boolean
}

/**
 * Whether a text has more markup, or deeper nesting, than a real text. Called before parsing text from
 * outside, which takes more than linear time with many open elements. Stops at the limit.
 */
export function isTooMuchMarkup(
  text: string,
  { depth, nodes = Number.POSITIVE_INFINITY, xml }: Most,
): boolean {
  let open = 0
  let count = 0
  let isTooMuch = false
  const one = () => {
    if (++count > nodes || open > depth) {
      isTooMuch = true
      parser.pause()
    }
  }
  const parser: Parser = new Parser(
    {
      onopentag() {
        open++
        one()
      },
      onclosetag() {
        open--
      },
      oncomment: one,
      onprocessinginstruction: one,
    },
    { xmlMode: xml ?? false },
  )
  parser.end(text)
  return isTooMuch
}
