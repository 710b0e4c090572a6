const ELEMENT = /<\/?([a-z][a-z0-9]*)((?: [a-zA-Z:-]+(?:="[^"<>]*")?)*)\/?>/g
const forbidden: ReadonlySet<string> = new Set([
  'script',
  'iframe',
  'object',
  'embed',
  'base',
  'meta',
  'link',
  'style',
])
const addresses: ReadonlySet<string> = new Set(['href', 'src', 'action', 'formaction', 'xlink:href', 'ping'])

/** Returns the faults of HTML: forbidden elements, event attributes, script addresses, stray `<` or `>`. */
export function markupFaults(html: string): string[] {
  const faults: string[] = []
  for (const [, tag = '', attributes = ''] of html.matchAll(ELEMENT)) {
    if (forbidden.has(tag)) faults.push(`element ${tag}`)
    for (const [, name = '', value = ''] of attributes.matchAll(/ ([a-zA-Z:-]+)(?:="([^"]*)")?/g)) {
      if (/^on/i.test(name)) faults.push(`attribute ${name}`)
      if (
        addresses.has(name.toLowerCase()) &&
        /^[^a-z]*(?:javascript:|vbscript:|data:(?!image\/))/i.test(value)
      ) {
        faults.push(`${name} ${value}`)
      }
    }
  }
  const rest = html.replaceAll(ELEMENT, '')
  if (/[<>]/.test(rest)) faults.push(`markup that is none: ${/.{0,20}[<>].{0,20}/.exec(rest)?.[0]}`)
  return faults
}
