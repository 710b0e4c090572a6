import { calls, type Kommunikation, type Kontaktperson, type Verweis } from '@rathausplatz/contract'
import type { Loader } from '../template.ts'
import type { ansprechperson } from './schema.ts'

export type AnsprechpersonData = {
  /** Null if the person has left the office. */
  person: Kontaktperson | null
  /** The link is empty on the page of the office itself. */
  einheit: Verweis
  /** The contact data of the office, in place of a person who has left. */
  kommunikation: Kommunikation[]
}

export const loadAnsprechperson: Loader<typeof ansprechperson, AnsprechpersonData> = async (
  cms,
  { context: { person: wanted } },
  page,
) => {
  const { id, name, detailURL, kontaktpersonen, kommunikation } = await cms.call(calls.organisationseinheit, {
    params: { id: wanted.einheit },
  })
  const person = kontaktpersonen.find(one => one.id === wanted.person) ?? null
  return {
    person,
    einheit: { id, name, detailURL: detailURL === page.path ? '' : detailURL },
    kommunikation: person ? [] : kommunikation,
  }
}
