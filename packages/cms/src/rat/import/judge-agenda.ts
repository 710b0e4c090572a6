import {
  folded,
  hasClosedNumber,
  isClosedNumber,
  isLaterPart,
  type Saying,
  sayingOf,
} from './closed-words.ts'

/** An item of a source. `isPublic`: the raw value, of any type. */
export type Told = { readonly title: string; readonly number: string; readonly isPublic: unknown }

/** Why an item is withheld. */
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

/** `restart`: the index of the item whose number starts anew, and so closes this one. */
type Judgement = { readonly verdict: Verdict; readonly restart?: number | undefined }

/**
 * Judges the items of an agenda, in its order. An item is public only if it says so itself and nothing around
 * it contradicts. All imports of councils use this.
 */
export const judgeAgenda = (items: readonly Told[]): Verdict[] =>
  judgeWithCause(items).map(({ verdict }) => verdict)

/** Judges an agenda, and says which items are closed only because the numbers start anew. */
export function judgeWithCause(items: readonly Told[]): Judgement[] {
  let isClosedPart = false
  let restart: number | undefined
  let run = newRun()
  const isNumbered = items.some(({ number }) => number !== '')
  return items.map(({ title, number, isPublic }, index) => {
    const saying = headingOf(title, number)
    if (saying === 'open part' && isPublic !== false) {
      isClosedPart = false
      restart = undefined
      run = newRun()
    }
    // Items that say they are closed are skipped: their numbers need not continue the public ones.
    if (isPublic !== false && !isClosedNumber(number) && run.startsAnew(number)) {
      if (!isClosedPart) restart = index
      isClosedPart = true
    }
    const verdict = verdictOf({ title, number, isPublic }, saying === 'closed part', isClosedPart)
    const isByRestart = verdict === 'after-heading' && restart !== undefined
    const judged = isByRestart ? { verdict, restart } : { verdict }
    if (saying === 'closed part' || saying === 'end of open part') {
      isClosedPart = true
      restart = undefined
    }
    return judged
  })

  /**
   * A text without a number among numbered items is a heading if it says that it is not public; so is the
   * name of a later part.
   */
  function headingOf(title: string, number: string): Saying {
    const saying = sayingOf(title)
    const isAbove = number === '' && isNumbered && !hasClosedNumber(title)
    if (saying === 'closed' && isAbove) return 'closed part'
    return saying === 'nothing' && number === '' && isLaterPart(title) ? 'closed part' : saying
  }

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

/** Whether every item is known to be closed. */
export const isClosedAgenda = (verdicts: readonly Verdict[]): boolean =>
  verdicts.length > 0 && verdicts.every(verdict => SAID_CLOSED.has(verdict))

const SAID_CLOSED: ReadonlySet<Verdict> = new Set([
  'says-closed',
  'heading',
  'after-heading',
  'number',
  'title',
])

/** Words that only say that a number follows. */
export const SAYS_NUMBER: ReadonlySet<string> = new Set([
  'top',
  'to',
  'tagesordnungspunkt',
  'punkt',
  'pkt',
  'nr',
  'ziffer',
])

/** The numbering of a part. If it starts again, another part begins, whatever its heading. */
function newRun() {
  const highest = new Map<string, number>()
  const seen = new Set<string>()
  let last = ''
  return {
    startsAnew(number: string): boolean {
      const [, letters = '', first = '', rest = ''] = /^(\D*)(\d{1,4})(.*)$/u.exec(folded(number)) ?? []
      const words = (letters.match(/\p{L}+/gu) ?? []).filter(word => !SAYS_NUMBER.has(word))
      // „Ö 1“ names the public part itself.
      if (first === '' || words.some(word => /^g?(?:ö|oe)/.test(word))) return false
      const prefix = words.join(' ')
      const top = Number(first)
      const whole = `${prefix} ${top} ${rest.replaceAll(/[\s.)]+$/g, '').trim()}`
      const isBack = top <= 1 && (highest.get(prefix) ?? top) > top
      // Another prefix starts another part, such as „V 1“ after „3“; late additions („Z 1“) do not.
      const isOther = top <= 1 && highest.size > 0 && !highest.has(prefix) && !prefix.startsWith('z')
      // Some programs repeat the number of an item for each of its papers: the same number twice in a row is
      // no new start, unless it is 1 or less.
      const isAgain = seen.has(whole) && (top <= 1 || last !== whole)
      last = whole
      highest.set(prefix, Math.max(top, highest.get(prefix) ?? top))
      seen.add(whole)
      return isBack || isOther || isAgain
    },
  }
}
