import type { Beitrag } from './town.ts'

/**
 * The states of a document under test. Odd steps write a revision, even steps publish it. Every revision
 * moves the page, so that each publication changes row, tags, references and redirects at once. The step
 * number determines the whole content of the database.
 */
export const beitragAt = (name: string, revision: number): Beitrag => ({
  path: `/${name}/${revision}`,
  titel: `Fassung ${revision}`,
  datum_von: `2026-11-${10 + revision}`,
  tags: ['immer', `fassung:${revision}`],
  links: ['/immer', `/ziel/${revision}`],
})

export const draftAt = (step: number): number => Math.ceil(step / 2)
export const publicAt = (step: number): number | null => Math.floor(step / 2) || null
