/** A task of the handbook (docs/redaktion). */
export type Task = {
  readonly title: string
  readonly intro: string
  readonly steps: readonly string[]
  /** The screen at one of the steps. */
  readonly picture: { readonly file: string; readonly words: string; readonly step: number } | undefined
  /** What to do if it does not work. */
  readonly troubles: readonly string[]
}

/**
 * A part of a text: plain text, a control (in bold), an example (in quotation marks), a heading of the screen
 * (in italics), or a link to another task.
 */
export type Piece =
  | { readonly is: 'text' | 'control' | 'example' | 'heading'; readonly text: string }
  | { readonly is: 'link'; readonly text: string; readonly to: string }

const PIECES = /\*\*(.+?)\*\*|\b_(.+?)_\b|\[([^\]]+)\]\(([^)]+)\)|„([^“]+)“/g

export function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const found of text.matchAll(PIECES)) {
    if (found.index > at) pieces.push({ is: 'text', text: text.slice(at, found.index) })
    at = found.index + found[0].length
    const [, control, heading, linked, to, example] = found
    if (control !== undefined) pieces.push({ is: 'control', text: control })
    else if (heading !== undefined) pieces.push({ is: 'heading', text: heading })
    else if (linked !== undefined) pieces.push({ is: 'link', text: linked, to: to ?? '' })
    else if (example !== undefined) pieces.push({ is: 'example', text: example })
  }
  if (at < text.length) pieces.push({ is: 'text', text: text.slice(at) })
  return pieces
}

/**
 * An action of an editor who follows a step: fills in the named field with the example after it, or presses
 * the named control.
 */
export type Action =
  | { readonly does: 'press'; readonly name: string }
  | { readonly does: 'fill'; readonly name: string; readonly text: string }

export function actionsOf(step: string): readonly Action[] {
  const actions: Action[] = []
  let field: string | undefined
  for (const piece of piecesOf(step)) {
    if (piece.is === 'control') {
      if (field !== undefined) actions.push({ does: 'press', name: field })
      field = piece.text
    }
    if (piece.is === 'example') {
      actions.push(
        field === undefined
          ? { does: 'press', name: piece.text }
          : { does: 'fill', name: field, text: piece.text },
      )
      field = undefined
    }
  }
  if (field !== undefined) actions.push({ does: 'press', name: field })
  return actions
}

const PICTURE = /^!\[([^\]]*?Schritt (\d+)[^\]]*)\]\(bilder\/([\w-]+\.webp)\)$/

/** Reads a task from its Markdown. */
export function readTask(markdown: string): Task {
  const lines = markdown.split('\n').map(line => line.trim())
  const [upper = [], lower = []] = splitAt(lines, line => line.startsWith('## '))
  const numbered = (line: string) => /^\d+\. (.+)$/.exec(line)?.[1] ?? []
  const found = upper.map(line => PICTURE.exec(line)).find(Boolean)
  return {
    title: upper.find(line => line.startsWith('# '))?.slice(2) ?? '',
    intro: upper.find(line => /^[\p{Lu}„]/u.test(line)) ?? '',
    steps: upper.flatMap(numbered),
    picture: found ? { file: found[3] ?? '', words: found[1] ?? '', step: Number(found[2]) } : undefined,
    troubles: lower.flatMap(line => (line.startsWith('- ') ? line.slice(2) : [])),
  }
}

function splitAt(lines: readonly string[], isBorder: (line: string) => boolean): (readonly string[])[] {
  const at = lines.findIndex(isBorder)
  return at < 0 ? [lines] : [lines.slice(0, at), lines.slice(at)]
}

/** Tasks that belong together, by the names of their files. */
export type Area = { readonly name: string; readonly tasks: readonly string[] }

/** Reads the areas and their tasks from the first page of the handbook, in the order of the page. */
export const readAreas = (markdown: string): readonly Area[] =>
  markdown
    .split(/^## /m)
    .slice(1)
    .map(part => ({
      name: part.slice(0, part.indexOf('\n')),
      tasks: [...part.matchAll(/^- \[.+?\]\(([\w-]+)\.md\)$/gm)].map(([, name = '']) => name),
    }))
    .filter(({ tasks }) => tasks.length > 0)
