import type { Pages } from './form.ts'
import type { Begun } from './take-step.ts'

type Answers = Pick<Begun, 'einreichung' | 'eingaben'>

/** The newest answers that this browser has seen, of the form that was worked on last. */
let newest: Answers | undefined

/** Notes what was typed, sent or received. Called in the browser only. */
export function remember({ einreichung, eingaben }: Answers): void {
  newest = { einreichung, eingaben }
}

/**
 * An entry of the browser history knows only the answers up to its own page. Adds those of other pages, so that a
 * visitor who goes back several pages and changes an answer does not lose what was typed since.
 */
export function withNewest(begun: Begun, pages: Pages): Begun {
  if (newest?.einreichung !== begun.einreichung) return begun
  const own = new Set(pages.schritte[begun.at]?.felder.map(({ name }) => name))
  const kept = Object.entries(begun.eingaben).filter(([name, value]) => own.has(name) && !isEmpty(value))
  return { ...begun, eingaben: { ...begun.eingaben, ...newest.eingaben, ...Object.fromEntries(kept) } }
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty)
  return value === undefined || value === ''
}
