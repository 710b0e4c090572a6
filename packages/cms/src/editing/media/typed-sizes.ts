/** Sizes of a file that somebody typed into a text: they stay when the file is replaced. */

const SIZE = String.raw`\d{1,4}(?:[.,]\d{1,3})?\s?(?:Bytes?|[KkMG]i?B|Kilobytes?|Megabytes?)(?!\p{L})`
const ANYWHERE = new RegExp(SIZE, 'u')
/** Directly behind a link: „ (PDF, 46 KB)“. A sentence about another size does not count. */
const BEHIND = new RegExp(
  String.raw`^\s*[(\[–—,:-]\s*(?:PDF(?:-Datei|-Dokument)?\s*[,;:/|–-]?\s*)?(${SIZE})`,
  'u',
)

const plain = (html: string): string =>
  html.replaceAll(/<[^>]*>/g, '').replaceAll(/&nbsp;|&#160;|&#xa0;/gi, ' ')

/**
 * Returns the size that is typed beside a link to a file, in a formatted text or in the texts beside the field;
 * undefined if there is none.
 */
export function typedSize(data: unknown, feld: string, path: string): string | undefined {
  const steps = feld.split('.')
  const at = (keys: readonly string[]) =>
    keys.reduce<unknown>(
      (inside, key) => (typeof inside === 'object' && inside !== null ? Reflect.get(inside, key) : undefined),
      data,
    )
  const value = at(steps)
  if (typeof value !== 'string') return undefined
  if (value.includes('<a ')) return inLinks(value, path)
  const around = at(steps.slice(0, -1))
  if (typeof around !== 'object' || around === null) return undefined
  const texts = Object.values(around).filter((text): text is string => typeof text === 'string')
  return texts.flatMap(text => ANYWHERE.exec(plain(text))?.[0] ?? [])[0]
}

function inLinks(html: string, path: string): string | undefined {
  for (const part of html.split('<a ').slice(1)) {
    const [tag = '', ...rest] = part.split('>')
    const href = /href="([^"#?]*)/.exec(tag)?.[1]
    if (href !== path) continue
    const [inside = '', behind = ''] = rest.join('>').split('</a>')
    const size = ANYWHERE.exec(plain(inside))?.[0] ?? BEHIND.exec(plain(behind))?.[1]
    if (size !== undefined) return size
  }
  return undefined
}
