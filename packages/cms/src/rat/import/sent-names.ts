/**
 * Returns the names that an answer gives its file, in all usual and broken spellings: plain, quoted, `filename*`
 * with a charset, in pieces, with percent signs, as words of mail, and as bytes of UTF-8 that were read as Latin-1.
 */
export function sentNames(headers: Readonly<Record<string, string>>): readonly string[] {
  const said = [headers['content-disposition'] ?? '', headers['content-type'] ?? '']
  const names = said.flatMap(header => {
    const pieces = Array.from(header.slice(0, 5_000).matchAll(NAME), ({ groups }) => ({
      label: groups?.['label'] ?? '',
      value: groups?.['quoted']?.replaceAll(/\\(["\\])/gu, '$1') ?? groups?.['bare']?.trim() ?? '',
    }))
    const inPieces = pieces.filter(({ label }) => /\*\d/u.test(label)).map(({ value }) => value)
    return pieces.map(({ value }) => value).concat(inPieces.join(''))
  })
  return [...new Set(names.flatMap(spellings))].filter(Boolean)
}

/** A parameter with a name; unquoted names of some servers contain spaces. */
const NAME =
  /(?:^|[;\s])(?<label>(?:file)?name(?:\*\d*\*?)?)\s*=\s*(?:"(?<quoted>(?:[^"\\]|\\.)*)"|(?<bare>[^;]*))/giu

function spellings(name: string): string[] {
  const [, charset = '', value = name] = /^([\w-]*)'[^']*'(.*)$/su.exec(name) ?? []
  const encoding = /^(?:utf-?8)?$/iu.test(charset) ? 'utf8' : 'latin1'
  const texts = [value, unescaped(value, encoding), value.replaceAll(ENCODED_WORD, decodedWord)]
  return texts.flatMap(text => [text, Buffer.from(text, 'latin1').toString('utf8')])
}

const unescaped = (value: string, encoding: 'utf8' | 'latin1'): string =>
  value.replaceAll(/(?:%[\da-f]{2})+/giu, bytes =>
    Buffer.from(bytes.replaceAll('%', ''), 'hex').toString(encoding),
  )

const ENCODED_WORD = /=\?([\w-]+)\?([bq])\?([^?]*)\?=\s*/giu

function decodedWord(_: string, charset: string, how: string, text: string): string {
  const encoding = /utf-?8/iu.test(charset) ? 'utf8' : 'latin1'
  if (how.toLowerCase() === 'b') return Buffer.from(text, 'base64').toString(encoding)
  return unescaped(text.replaceAll('_', ' ').replaceAll(/=(?=[\da-f]{2})/giu, '%'), encoding)
}
