import type { Archive } from './archive.ts'
import type { Beside } from './sheet.ts'

const LONGEST_COMMENT = 300
/** Most comments of a sheet that are kept. */
export const MOST_COMMENTS = 1_000

/** Returns a comment in one line, none if it is empty. */
export function commentIn(zeile: number, text: string): Beside[] {
  const plain = text.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_COMMENT)
  return plain === '' ? [] : [{ zeile, texts: [plain] }]
}

/** Returns the comments at the cells of a sheet of an Excel file, by row. Answers in a thread are in them. */
export async function commentsOfSheet(archive: Archive, path: string): Promise<readonly Beside[]> {
  const targets: string[] = []
  const cut = path.lastIndexOf('/')
  await archive.xml(`${path.slice(0, cut)}/_rels/${path.slice(cut + 1)}.rels`, {
    open(tag, { Type = '', Target = '' }) {
      if (tag === 'Relationship' && /\/comments$/i.test(Type)) targets.push(partOf(Target))
    },
  })
  const found: Beside[] = []
  for (const target of targets) {
    let zeile = 0
    let text = ''
    let isText = false
    await archive.xml(target, {
      open(tag, attributes) {
        if (tag === 'comment') [zeile, text] = [Number(/\d+$/.exec(attributes['ref'] ?? '')?.[0] ?? 0), '']
        else if (tag === 't') isText = true
      },
      text(data) {
        if (isText && text.length < LONGEST_COMMENT) text += data
      },
      close(tag) {
        if (tag === 't') isText = false
        else if (tag === 'comment' && found.length < MOST_COMMENTS) found.push(...commentIn(zeile, text))
      },
    })
  }
  return found.toSorted((one, other) => one.zeile - other.zeile)
}

/** Targets are relative to the sheet, or begin with a slash. */
const partOf = (target: string): string =>
  target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^(?:\.\.\/)+/, '')}`
