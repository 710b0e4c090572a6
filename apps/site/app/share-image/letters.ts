import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
// A CommonJS module: Node provides it as the default export, unlike its ES build.
// oxlint-disable-next-line import/default
import opentype, { type Font, type PathCommand } from 'opentype.js'

/**
 * Font files from our packages, because the server may have no fonts. The second file covers Latin Extended.
 */
const FILES = ['bitter-latin-700-normal', 'bitter-latin-ext-700-normal']

let fonts: readonly Font[] | undefined

function loaded(): readonly Font[] {
  fonts ??= FILES.map(name => {
    const file = createRequire(import.meta.url).resolve(`@fontsource/bitter/files/${name}.woff`)
    const { buffer, byteOffset, byteLength } = readFileSync(file)
    return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength))
  })
  return fonts
}

/**
 * Splits text into runs, each with a font that has its characters; characters that no font has are left out.
 */
function runs(text: string): { font: Font; text: string }[] {
  const found: { font: Font; text: string }[] = []
  for (const letter of text.replaceAll(/\s/g, ' ')) {
    const font = loaded().find(font => font.charToGlyphIndex(letter) > 0)
    if (!font) continue
    const last = found.at(-1)
    if (last?.font === font) last.text += letter
    else found.push({ font, text: letter })
  }
  return found
}

/** Returns the width of a text in pixels. */
export function widthOf(text: string, size: number): number {
  return runs(text).reduce((width, { font, text }) => width + font.getAdvanceWidth(text, size), 0)
}

/** Returns a text as outlines: the `d` of an SVG path. `y` is the baseline. */
export function outline(text: string, x: number, y: number, size: number): string {
  let at = x
  return runs(text)
    .map(({ font, text }) => {
      const { commands } = font.getPath(text, at, y, size)
      at += font.getAdvanceWidth(text, size)
      return commands.map(pathData).join('')
    })
    .join('')
}

/** Writes a path command. The library's own `toPathData` writes NaN for numbers close to integers. */
function pathData(command: PathCommand): string {
  const point = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`
  switch (command.type) {
    case 'C':
      return `C${point(command.x1, command.y1)} ${point(command.x2, command.y2)} ${point(command.x, command.y)}`
    case 'Q':
      return `Q${point(command.x1, command.y1)} ${point(command.x, command.y)}`
    case 'Z':
      return 'Z'
    default:
      return `${command.type}${point(command.x, command.y)}`
  }
}
