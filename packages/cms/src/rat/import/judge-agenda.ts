import { hasClosedNumber, isClosedNumber, sayingOf } from './closed-words.ts'

/** An item as its source tells it. `isPublic`: what it says of itself, in whatever shape. */
export type Told = { readonly title: string; readonly number: string; readonly isPublic: unknown }

/** Why an item is held back. */
export type ItemReason =
  | 'says-closed'
  | 'heading'
  | 'after-heading'
  | 'number'
  | 'title'
  | 'no-boolean'
  | 'unsaid'
  | 'unread'

export type Verdict = 'open' | ItemReason

/**
 * What of an agenda is public, in the order in which it is dealt with: what says so itself, and nothing around it says
 * otherwise. All readers of the council of others ask here.
 */
export function judgeAgenda(items: readonly Told[]): Verdict[] {
  let isClosedPart = false
  let run = newRun()
  return items.map(({ title, number, isPublic }) => {
    const saying = sayingOf(title)
    if (saying === 'open part' && isPublic !== false) {
      isClosedPart = false
      run = newRun()
    }
    // What says that it is closed needs no number to be told from the others.
    if (isPublic !== false && run.startsAnew(number)) isClosedPart = true
    const verdict = verdictOf({ title, number, isPublic }, saying === 'closed part', isClosedPart)
    if (saying === 'closed part' || saying === 'end of open part') isClosedPart = true
    return verdict
  })

  function verdictOf({ title, number, isPublic }: Told, isHeading: boolean, isAfter: boolean): Verdict {
    if (isHeading) return 'heading'
    if (isPublic === false) return 'says-closed'
    if (isAfter) return 'after-heading'
    if (isClosedNumber(number) || hasClosedNumber(title)) return 'number'
    if (sayingOf(title) === 'closed') return 'title'
    if (isPublic === true) return 'open'
    return isPublic === undefined || isPublic === null ? 'unsaid' : 'no-boolean'
  }
}

/** Whether all of an agenda is known to be of a meeting that was not public. */
export const isClosedAgenda = (verdicts: readonly Verdict[]): boolean =>
  verdicts.length > 0 && verdicts.every(verdict => SAID_CLOSED.has(verdict))

const SAID_CLOSED: ReadonlySet<Verdict> = new Set([
  'says-closed',
  'heading',
  'after-heading',
  'number',
  'title',
])

/** The numbers of a part. Where they begin again another part begins, whatever it is called. */
function newRun() {
  const highest = new Map<string, number>()
  const seen = new Set<string>()
  let last = ''
  return {
    startsAnew(number: string): boolean {
      const [, prefix = '', first = '', rest = ''] = /^\W*([\p{L}.\s]*?)\W*(\d{1,4})(.*)$/u.exec(number) ?? []
      // „Ö 1“ says where it belongs.
      if (first === '' || /^(?:ö|oe)/i.test(prefix)) return false
      const top = Number(first)
      const whole = `${prefix} ${top} ${rest.replaceAll(/[\s.)]+$/g, '').trim()}`
      const isBack = top <= 1 && (highest.get(prefix) ?? top) > top
      // Papers of one item stand below each other under its number, as some programs tell it.
      const isAgain = seen.has(whole) && (top <= 1 || last !== whole)
      last = whole
      highest.set(prefix, Math.max(top, highest.get(prefix) ?? top))
      seen.add(whole)
      return isBack || isAgain
    },
  }
}
