import {
  drawPage,
  type Faces,
  type Headings,
  objectOf,
  openTags,
  type Page,
  type Part,
  type Sheet,
} from '@rathausplatz/pdf'
import type { Foreign } from './foreign-pages.ts'
import type { Slot } from './put-together.ts'
import { stampForeign, stampOwn } from './stamp.ts'

/** A run of pages that belong together, with their stamp and bookmark. */
export type Section = {
  readonly ref: string
  /** Named destination of the first page, for links from elsewhere. */
  readonly stelle?: string | undefined
  readonly title: string
  readonly what: string
  readonly isPublic: boolean
  readonly depth: 0 | 1 | 2
  readonly sheets: readonly Page[]
  readonly foreign?: Foreign | undefined
  /** Set for the first section of a part: the bookmark of the part leads to it. */
  readonly part?: string
}

/** Prints our own pages, and placeholders for the copied ones between them. */
export function printOwn(sheet: Sheet, faces: Faces, sections: readonly Section[]): Slot[] {
  const starts = new Map<string, number>()
  let next = 1
  for (const { ref, sheets, foreign } of sections) {
    starts.set(ref, next)
    next += sheets.length + (foreign?.pages.length ?? 0)
  }
  const headings: Headings = { level: 0 }
  const slots: Slot[] = []
  const bookmarks = [sheet.outline]
  const parts = [sheet.whole]
  let number = 1
  for (const section of sections) {
    const { depth, title, foreign, sheets } = section
    const inside = partOf(sheet, section, parts)
    const tags = openTags(sheet, inside, headings)
    const stampOf = () => ({ number: number++, what: section.what, isPublic: section.isPublic })
    /** Adds the destination and the bookmarks of a section to its first page. */
    const mark = () => {
      if (section.stelle !== undefined) sheet.addNamedDestination(section.stelle, 'Fit')
      if (section.part !== undefined) bookmarks[1] = sheet.bookmark(section.part)
      bookmarks[depth + 1] = sheet.bookmark(title, bookmarks[depth])
    }
    for (const [index, page] of sheets.entries()) {
      sheet.addPage()
      if (index === 0) mark()
      drawPage(sheet, page, faces, tags, ref => starts.get(ref))
      stampOwn(sheet, faces, stampOf())
    }
    const places: number[] = []
    for (const { overlay } of foreign?.pages ?? []) {
      sheet.addPage({ size: [...overlay.size] })
      if (places.length + sheets.length === 0) mark()
      stampForeign(sheet, faces, stampOf())
      places.push(sheet.page.dictionary.id)
    }
    if (foreign) slots.push({ places, part: objectOf(inside), foreign })
  }
  return slots
}

/** Creates the structure element of a section, inside that of its item. */
function partOf(sheet: Sheet, { depth, title }: Section, parts: Part[]): Part {
  if (depth === 0) return sheet.whole
  const part = sheet.struct('Sect', { title })
  parts[depth - 1]?.add(part)
  parts[depth] = part
  return part
}
