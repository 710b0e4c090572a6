/** A row of a tree for its keyboard handling, in the order of rendering. */
export type TreeLine = {
  readonly key: string
  readonly name: string
  readonly parent: string | undefined
  readonly canOpen: boolean
  readonly isOpen: boolean
}

/** The effect of a key in a tree. */
export type Turn =
  | { readonly go: string }
  | { readonly open: string }
  | { readonly close: string }
  | undefined

/** Handles the keys of a tree: up and down, in and out, first and last, and typed letters. */
export function turnOf(key: string, at: string, lines: readonly TreeLine[], typed: string): Turn {
  const index = lines.findIndex(line => line.key === at)
  const line = lines[index]
  if (!line) return undefined
  const go = (to: TreeLine | undefined): Turn => to && { go: to.key }
  switch (key) {
    case 'ArrowDown':
      return go(lines[index + 1])
    case 'ArrowUp':
      return go(lines[index - 1])
    case 'Home':
      return go(lines[0])
    case 'End':
      return go(lines.at(-1))
    case 'ArrowRight':
      if (!line.canOpen) return undefined
      return line.isOpen ? go(lines[index + 1]) : { open: at }
    case 'ArrowLeft':
      if (line.isOpen) return { close: at }
      return line.parent === undefined ? undefined : { go: line.parent }
    default:
      return typed === '' ? undefined : go(nextCalled(typed, index, lines))
  }
}

/** Returns the next row whose title begins with the typed letters; repeating a letter moves on. */
function nextCalled(typed: string, index: number, lines: readonly TreeLine[]): TreeLine | undefined {
  const isRepeated = new Set(typed).size === 1
  const wanted = (isRepeated ? typed.slice(0, 1) : typed).toLocaleLowerCase('de')
  const from = isRepeated ? index + 1 : index
  return [...lines.slice(from), ...lines.slice(0, from)].find(({ name }) =>
    name.toLocaleLowerCase('de').startsWith(wanted),
  )
}
