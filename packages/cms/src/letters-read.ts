type Reading = (self: unknown, given: unknown[], result: unknown, from: number) => number

/**
 * Counts the characters that `work` searches, matches or replaces in: a measure of linear time that does not
 * depend on the speed of the machine. Backtracking inside a regular expression is not counted.
 */
export function lettersRead(work: () => void): number {
  let letters = 0
  const undo: (() => void)[] = []
  const count = (prototype: object, name: string, read: Reading) => {
    const method = Reflect.get(prototype, name) as (...given: unknown[]) => unknown
    Reflect.set(prototype, name, function (this: { lastIndex?: number }, ...given: unknown[]) {
      const from = this.lastIndex ?? 0
      const result = Reflect.apply(method, this, given)
      letters += read(this, given, result, from)
      return result
    })
    undo.push(() => Reflect.set(prototype, name, method))
  }
  for (const name of ['includes', 'lastIndexOf', 'toLowerCase', 'trim', 'trimStart'])
    count(String.prototype, name, self => String(self).length)
  count(String.prototype, 'indexOf', (self, [, from = 0], found) =>
    Math.max(0, (Number(found) < 0 ? String(self).length : Number(found)) - Number(from)),
  )
  count(RegExp.prototype, 'exec', (self, [text], found, lastIndex) => {
    const { global, sticky } = self as RegExp
    const from = global || sticky ? lastIndex : 0
    if (found === null) return sticky ? 1 : String(text).length - from
    const { 0: match, index } = found as RegExpExecArray
    return index + match.length - from
  })
  try {
    work()
  } finally {
    for (const restore of undo) restore()
  }
  return letters
}
