import { calls, type Person } from '@rathausplatz/contract'
import type { SiteContext } from '../cms/site-context.ts'
import type { Ask } from '../room/asking.ts'

/** People whom the staff can ask about a subject. */
export type Helpers = { subject: string; people: Person[] }

/** Subjects of the first days, each with the everyday name of its office. */
const SUBJECTS = [
  { subject: 'Krankmeldung, Urlaub, Arbeitszeit', q: 'Personalamt' },
  { subject: 'Computer, Telefon, Passwort', q: 'EDV' },
] as const

const MOST = 3

/** Loads whom to ask after a search without results; a subject that nobody has is left out. */
export async function loadHelpers({ cms }: SiteContext, ask: Ask): Promise<Helpers[]> {
  const all = await Promise.all(
    SUBJECTS.map(async ({ subject, q }) => {
      const found = await ask.part(cms.call(calls.personen, { query: { q, pro_seite: MOST } }))
      return { subject, people: found?.data.slice(0, MOST) ?? [] }
    }),
  )
  return all.filter(({ people }) => people.length > 0)
}
