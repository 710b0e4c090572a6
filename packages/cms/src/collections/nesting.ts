import { Parser } from 'htmlparser2'

type Most = {
  readonly depth: number
  /** Elements, comments and the like. */
  readonly nodes?: number
  readonly xml?: boolean
}

/**
 * Whether a text holds more markup, or markup nested more deeply, than anybody means. Asked before a text of others is
 * read in whole: reading takes longer the more is open, and so far longer than the text is long. It ends where too much
 * begins.
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
