import { type CallAnswer, type calls, wiedervorlageMonate } from '@rathausplatz/contract'
import { formatDate } from '@rathausplatz/ui'
import type { CareWanted } from '../bulk/bulk.ts'

/** Who answers for a content, and when it is to be looked at again. */
export type Care = CallAnswer<typeof calls.redaktionPflege>
type Review = Care['wiedervorlage']
export type Owner = Care['verantwortlich']

/** A rhythm, a single day, or never. */
export type Term = 'nie' | 'tag' | `${(typeof wiedervorlageMonate)[number]}`

const RHYTHMS: Readonly<Record<string, string>> = {
  3: 'alle 3 Monate',
  6: 'alle 6 Monate',
  12: 'jedes Jahr',
  24: 'alle 2 Jahre',
}

/** As one chooses it. */
export const TERMS: readonly { readonly value: Term; readonly label: string }[] = [
  ...wiedervorlageMonate.map(count => ({ value: `${count}` as Term, label: begun(RHYTHMS[count] ?? '') })),
  { value: 'tag', label: 'An einem bestimmten Tag' },
  { value: 'nie', label: 'Nie' },
]

function begun(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

/** Which of the choices holds. */
export function termOf({ monate, am, ueblich }: Review): Term {
  const months = monate ?? ueblich
  if (months > 0) return `${months}` as Term
  return am === null ? 'nie' : 'tag'
}

/** What is sent for a choice. */
export function reviewOf(term: Term, day: string) {
  if (term === 'nie') return { monate: 0 as const, am: null }
  if (term === 'tag') return { monate: 0 as const, am: day }
  return { monate: Number(term) as (typeof wiedervorlageMonate)[number] }
}

/** How it was, so that it can be that way again. */
export const reviewBefore = ({ monate, am }: Review) => ({ monate, am })

/** The same of what is to be changed; what nobody changes is not put back either. */
export const careBefore = ({ verantwortlich, wiedervorlage }: Care, wanted: CareWanted): CareWanted => ({
  ...(wanted.verantwortlich === undefined ? {} : { verantwortlich: verantwortlich?.id ?? null }),
  ...(wanted.wiedervorlage === undefined ? {} : { wiedervorlage: reviewBefore(wiedervorlage) }),
})

/** When it is looked at again, in words. */
export function reviewWords({ monate, am, ueblich, faellig }: Review): string {
  const rhythm = RHYTHMS[monate ?? ueblich]
  if (am === null) return rhythm ? `${rhythm}, sobald der Inhalt öffentlich ist` : 'nicht vorgesehen'
  const day = formatDate(am)
  if (faellig) return `fällig seit ${day}`
  return rhythm ? `am ${day}, danach ${rhythm}` : `am ${day}`
}

/** Somebody who is locked or gone answers for nothing any more, and that is said. */
export function ownerWords(owner: Owner): string {
  if (!owner) return 'niemand'
  return owner.da ? owner.name : `${owner.name} (Konto gesperrt oder gelöscht)`
}
