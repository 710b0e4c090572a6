/** The maximum size of a document as JSON, in bytes: the longest page with all its entries. */
export const LARGEST_CONTENT = 2_000_000

/** The path of a call of the desk. */
export const desk = <const P extends string>(path: P) => `/api/cms/redaktion/${path}` as const

export const reading = { realm: 'redaktion', right: 'inhalte-lesen' } as const
export const writing = { realm: 'redaktion', right: 'inhalte-schreiben' } as const
export const releasing = { realm: 'redaktion', right: 'inhalte-freigeben' } as const
export const deleting = { realm: 'redaktion', right: 'inhalte-loeschen' } as const
