/**
 * Adds an import and a line to a file that holds one list, such as `schemas.ts`. Throws if the file has
 * another form.
 * @param {string} text
 * @param {{ statement: string, line: string }} entry
 */
export function enter(text, { statement, line }) {
  const lines = text.split('\n')
  const imports = lines.findLastIndex(line => line.startsWith('import ')) + 1
  const list = lines.findIndex(line => /^export const (?:schemas|views|examples)\b/.test(line))
  const end = lines.findIndex((line, at) => at > list && line.startsWith('}'))
  const hasForm =
    lines.slice(0, imports).every(line => line.startsWith('import ')) && list > imports && end > list
  if (!hasForm) throw new Error('Die Listen der Vorlagen haben eine unerwartete Form.')
  return [
    ...sortImports([...lines.slice(0, imports), statement]),
    ...lines.slice(imports, end),
    line,
    ...lines.slice(end),
  ].join('\n')
}

/**
 * Sorts imports as the formatter does: by path, segment by segment, numbers by value.
 * @param {readonly string[]} statements
 */
export function sortImports(statements) {
  const addressOf = (/** @type {string} */ statement) => /'([^']+)'$/.exec(statement)?.[1] ?? ''
  return statements.toSorted((a, b) => compareAddresses(addressOf(a), addressOf(b)))
}

/**
 * @param {string} a
 * @param {string} b
 */
function compareAddresses(a, b) {
  const left = a.split('/')
  const right = b.split('/')
  for (const [at, segment] of left.entries()) {
    const difference = compareSegments(segment, right[at] ?? '')
    if (difference !== 0) return difference
  }
  return left.length - right.length
}

/**
 * @param {string} a
 * @param {string} b
 */
function compareSegments(a, b) {
  const left = a.match(/\d+|\D/g) ?? []
  const right = b.match(/\d+|\D/g) ?? []
  for (const [at, part] of left.entries()) {
    const other = right[at]
    if (other === undefined) return 1
    if (part === other) continue
    const numbers = /^\d/.test(part) && /^\d/.test(other)
    return (numbers ? Number(part) - Number(other) : 0) || (part < other ? -1 : 1)
  }
  return left.length - right.length
}
