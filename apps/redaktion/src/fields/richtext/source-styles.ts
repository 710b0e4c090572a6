/** The declarations of an element, from its own style and from the style sheets of the pasted content. */
export type StyleOf = (element: Element) => string

/** Most rules with a meaning for the paste that are read: more than Word or Excel write. */
const MOST_RULES = 500

/**
 * Reads the style sheets on the clipboard, which Word and Excel write into comments, as far as a rule matches
 * `about`. The own style of an element comes last, because it wins.
 */
export function styleSheets(html: string, body: HTMLElement, about: RegExp): StyleOf {
  const sheets = new Map<Element, string>()
  let left = MOST_RULES
  for (const [, sheet = ''] of html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi)) {
    // What only a narrow screen or a printer hides is seen by the person who copies.
    const plain = sheet
      .replaceAll(/<!--|-->|\/\*[\s\S]*?\*\//g, '')
      .replaceAll(/@media\b[^{}]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/gi, '')
    for (const [, selector = '', declarations = ''] of plain.matchAll(/([^{};]+)\{([^{}]*)\}/g)) {
      if (!about.test(declarations) || left-- <= 0) continue
      for (const element of elementsOf(body, selector.trim()))
        sheets.set(element, `${sheets.get(element) ?? ''};${declarations}`)
    }
  }
  return element => `${sheets.get(element) ?? ''};${element.getAttribute('style') ?? ''}`
}

/** Word writes selectors that no browser knows, such as `@list l0`. */
function elementsOf(body: HTMLElement, selector: string): readonly Element[] {
  if (/^@|::?(?:before|after|hover|visited|link|active)/i.test(selector)) return []
  try {
    return [...body.querySelectorAll(selector)]
  } catch {
    return []
  }
}

/** Returns the value of a property that counts, in lower case; '' for none. */
export function valueOf(style: string, property: string): string {
  let value = ''
  for (const declaration of style.split(';')) {
    const at = declaration.indexOf(':')
    if (at >= 0 && declaration.slice(0, at).trim().toLowerCase() === property)
      value = declaration
        .slice(at + 1)
        .replace(/!important/i, '')
        .trim()
        .toLowerCase()
  }
  return value
}
