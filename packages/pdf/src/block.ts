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
  /** From one line to the next, as a multiple of the size. */
  readonly lead?: number
  readonly colour?: string
  readonly before?: number
  /** Begins a page. */
  readonly onNewPage?: boolean
}

/** A paragraph, however it looks: a heading, a line of the agenda, a point of a list. */
export type Paragraph = Look & {
  readonly runs: readonly Run[]
  /**
   * What it is to those who hear it: a point begins a point of a list, a term begins one that it names, `more` goes on in
   * the point before. A paragraph, where nothing else is said.
   */
  readonly role?: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'point' | 'term' | 'more' | 'quote'
  /** In how many lists a point stands. */
  readonly depth?: number
  readonly indent?: number
  /** Stands before the first line, within the indent: a number, a dot. */
  readonly sign?: string
  /** The page of this goes to the end of the first line, behind dots. */
  readonly ref?: string
  /** A bar down its side. */
  readonly edge?: string
  /** Never the last on its page. */
  readonly leads?: boolean
  /** A line above it, across the page. */
  readonly rule?: string
}

export type Cell = { readonly runs: readonly Run[]; readonly isHead?: boolean }

/** Rows of cells, in columns as wide as they need. */
export type Table = Look & { readonly rows: readonly (readonly Cell[])[] }

export type Block = Paragraph | Table
