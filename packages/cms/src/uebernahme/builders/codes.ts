/** A shortcode of WordPress: `[name a="b"]` or `[/name]`. */
export type Code = {
  readonly from: number
  readonly to: number
  readonly name: string
  readonly isEnd: boolean
  readonly attributes: ReadonlyMap<string, string>
}

const BEGIN = /\[(\/?)([a-z][\w-]{1,40})(?=[\s\]/])/gi
/** Page builders write up to two hundred attributes on one code; values may hold brackets. */
const ATTRIBUTE =
  /\s+(?:([\w-]{1,100})=(?:"([^"]{0,20000})"|'([^']{0,20000})'|[“”„″]([^“”„″]{0,2000})[“”„″]|([^\s"'\][]{1,2000}))|"([^"\]]{0,200})"|([\w-]{1,40}))/y
const END = /\s*\/?\]/y
const MOST_ATTRIBUTES = 400

/** Returns the codes of a text. Text in brackets that is no code, such as "[siehe oben]", has no attributes. */
export function codesIn(text: string): readonly Code[] {
  const codes: Code[] = []
  BEGIN.lastIndex = 0
  for (let begin = BEGIN.exec(text); begin; begin = BEGIN.exec(text)) {
    const attributes = new Map<string, string>()
    let at = BEGIN.lastIndex
    for (let count = 0; count < MOST_ATTRIBUTES; count++) {
      ATTRIBUTE.lastIndex = at
      const found = ATTRIBUTE.exec(text)
      if (!found) break
      at = ATTRIBUTE.lastIndex
      const [, name, double, single, curly, bare] = found
      if (name !== undefined) attributes.set(name.toLowerCase(), double ?? single ?? curly ?? bare ?? '')
    }
    END.lastIndex = at
    if (!END.test(text)) continue
    BEGIN.lastIndex = END.lastIndex
    const [, slash, name = ''] = begin
    codes.push({
      from: begin.index,
      to: END.lastIndex,
      name: name.toLowerCase(),
      isEnd: slash === '/',
      attributes,
    })
  }
  return codes
}
