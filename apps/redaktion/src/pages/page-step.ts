import type { Step } from './tree.ts'

/** A step of the tree with a page. */
export type PageStep = Step & { readonly seite: NonNullable<Step['seite']> }

export const isPage = (step: Step): step is PageStep => step.seite !== null
