import { type CallAnswer, type calls, wiedervorlageMonate } from '@rathausplatz/contract'
import { formatDate } from '@rathausplatz/ui'
import type { CareWanted } from '../bulk/bulk.ts'

/** Who is responsible for a content, and when it is due for review. */
export type Care = CallAnswer<typeof calls.redaktionPflege>
type Review = Care['wiedervorlage']
export type Owner = Care['verantwortlich']

/** When a content is reviewed: every so many months, on a single day, or never. */
export type Term = 'nie' | 'tag' | `${(typeof wiedervorlageMonate)[number]}`

const RHYTHMS: Readonly<Record<string, string>> = {
  3: 'alle 3 Monate',
  6: 'alle 6 Monate',
  12: 'jedes Jahr',
  24: 'alle 2 Jahre',
}

/** The options of the dialog. */
export const TERMS: readonly { readonly value: Term; readonly label: string }[] = [
  ...wiedervorlageMonate.map(count => ({ value: `${count}` as Term, label: begun(RHYTHMS[count] ?? '') })),
  { value: 'tag', label: 'An einem bestimmten Tag' },
  { value: 'nie', label: 'Nie' },
]

function begun(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

/** Returns the current option. */
export function termOf({ monate, am, ueblich }: Review): Term {
  const months = monate ?? ueblich
  if (months > 0) return `${months}` as Term
  return am === null ? 'nie' : 'tag'
}

/** Returns the request for an option. */
export function reviewOf(term: Term, day: string) {
  if (term === 'nie') return { monate: 0 as const, am: null }
  if (term === 'tag') return { monate: 0 as const, am: day }
  return { monate: Number(term) as (typeof wiedervorlageMonate)[number] }
}

/** Returns the values with which undo restores the review. */
export const reviewBefore = ({ monate, am }: Review) => ({ monate, am })

/** Returns the previous values of what `wanted` changes; other fields are not restored. */
export const careBefore = ({ verantwortlich, wiedervorlage }: Care, wanted: CareWanted): CareWanted => ({
  ...(wanted.verantwortlich === undefined ? {} : { verantwortlich: verantwortlich?.id ?? null }),
  ...(wanted.wiedervorlage === undefined ? {} : { wiedervorlage: reviewBefore(wiedervorlage) }),
})

/** Returns the review date in words. */
export function reviewWords({ monate, am, ueblich, faellig }: Review): string {
  const rhythm = RHYTHMS[monate ?? ueblich]
  if (am === null) return rhythm ? `${rhythm}, sobald der Inhalt öffentlich ist` : 'nicht vorgesehen'
  const day = formatDate(am)
  if (faellig) return `fällig seit ${day}`
  return rhythm ? `am ${day}, danach ${rhythm}` : `am ${day}`
}

/** Returns the responsible person in words; names a disabled or deleted account as such. */
export function ownerWords(owner: Owner): string {
  if (!owner) return 'niemand'
  return owner.da ? owner.name : `${owner.name} (Konto gesperrt oder gelöscht)`
}
