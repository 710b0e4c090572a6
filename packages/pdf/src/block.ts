/** A sheet of A4, in points. */
export const SHEET = { width: 595.28, height: 841.89 } as const

export type Margin = { readonly top: number; readonly bottom: number; readonly side: number }
export const MARGIN: Margin = { top: 78, bottom: 88, side: 68 }

export const INK = '#1a1f24'
export const QUIET = '#5c6369'
export const LINE = '#c7c2b8'

export type Run = { readonly text: string; readonly strong?: boolean }

type Look = {
  readonly size: number
  /** The line height, as a multiple of the font size. */
  readonly lead?: number
  readonly colour?: string
  readonly before?: number
  /** Starts a new page. */
  readonly onNewPage?: boolean
}

/** A paragraph of any look: a heading, a line of the agenda, a list item. */
export type Paragraph = Look & {
  readonly runs: readonly Run[]
  /**
   * The role for a screen reader, a paragraph by default: `point` begins a list item, `term` begins a list
   * item as its label, `more` continues the item before.
   */
  readonly role?: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'point' | 'term' | 'more' | 'quote'
  /** The nesting level of a list item, from 1. */
  readonly depth?: number
  readonly indent?: number
  /** The label before the first line, within the indent: a number, a bullet. */
  readonly sign?: string
  /** The target whose page number is printed at the end of the first line, after leader dots. */
  readonly ref?: string
  /** The colour of a bar at the left edge. */
  readonly edge?: string
  /** Keeps the paragraph on the page of the next block, so that it is never the last one on its page. */
  readonly leads?: boolean
  /** The colour of a line above the paragraph, across the page. */
  readonly rule?: string
}

export type Cell = { readonly runs: readonly Run[]; readonly isHead?: boolean }

/** Rows of cells; each column is as wide as its content needs. */
export type Table = Look & { readonly rows: readonly (readonly Cell[])[] }

export type Block = Paragraph | Table
