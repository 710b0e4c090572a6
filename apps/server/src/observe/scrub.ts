/** Longer messages are cut before they are scrubbed. */
const LONGEST = 1_000

/** Patterns that may identify a person or a machine, and their replacements. Every repetition is bounded. */
const masks: readonly (readonly [RegExp, string])[] = [
  // Messages often quote typed text; a name from the program in single quotes is kept.
  [/"[^"]*"|„[^“”"]*[“”"]|“[^”]*”|`[^`]*`/g, '[Text]'],
  [/'(?![\w$.:-]{1,40}')[^']*'/g, '[Text]'],
  [/[^\s@<>()[\]"',;:=/]{1,64}@[^\s@<>()[\]"',;:=/]{1,253}/g, '[E-Mail]'],
  [/\?[^\s"'<>)]*=[^\s"'<>)]*/g, '?[Anfrage]'],
  [/\b(?:\d{1,3}\.){3}\d{1,3}\b|\b[\da-f]{0,4}(?::[\da-f]{0,4}){3,7}/gi, '[IP]'],
  [/\+?\d(?:[\s\u00a0()/.-]{0,2}\d){6,}/g, '[Nummer]'],
  [/(?<![\w:/])(?:file:\/\/)?\/[\w.@~-]+(?:\/[\w.@~-]*)+|\b[a-z]:\\[^\s"']*/gi, '[Pfad]'],
]

/** Removes addresses, numbers, quoted words, queries and machine paths from a message. */
export function scrub(message: string): string {
  return masks.reduce((text, [what, instead]) => text.replace(what, instead), message.slice(0, LONGEST))
}

export type Frame = { function?: string; filename: string; lineno: number; colno: number; in_app: boolean }

const LONGEST_STACK = 8_000
const MOST_FRAMES = 30
/** `    at draw (file:///srv/x/apps/site/build/server/index.js:1:2)`, and `draw@https://www.example.org/assets/a.js:1:2`. */
const FRAME =
  /^\s{0,10}(?:at )?(?:(?:async |new )?([\w$.<>[\] ]{1,100}?)(?: ?\(|@))?([^\s()@]{1,500}):(\d{1,9}):(\d{1,9})\)?$/

/** Returns the frames of a stack, the innermost last as Sentry expects them; text of messages is dropped. */
export function framesOf(stack: string): Frame[] {
  return stack
    .slice(0, LONGEST_STACK)
    .split('\n')
    .flatMap(line => {
      const [, name, file, lineno, colno] = FRAME.exec(line) ?? []
      if (file === undefined) return []
      const filename = withoutMachine(file)
      return [
        {
          ...(name && { function: name }),
          filename,
          lineno: Number(lineno),
          colno: Number(colno),
          in_app: !/^node:|node_modules/.test(filename),
        },
      ]
    })
    .slice(0, MOST_FRAMES)
    .toReversed()
}

/** Shortens a file path to this project: no folder of a machine, no address of a site. */
function withoutMachine(file: string): string {
  if (file.startsWith('node:')) return file
  const path = file.replace(/[?#].*$/, '').replaceAll('\\', '/')
  return /(?:^|\/)((?:apps|packages|node_modules|assets)\/.*)$/.exec(path)?.[1] ?? path.replace(/^.*\//, '')
}
