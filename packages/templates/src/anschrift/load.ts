import { type Anschrift, calls, type Kommunikation } from '@rathausplatz/contract'
import type { Loader } from '../template.ts'
import type { anschrift } from './schema.ts'

export type Contact = {
  name: string
  detailURL: string
  anschrift: Anschrift | null
  kommunikation: Kommunikation[]
}

export const loadAnschrift: Loader<typeof anschrift, Contact> = async (cms, { context }, page) => {
  const { name, detailURL, anschrift, kommunikation } = await cms.call(calls.organisationseinheit, {
    params: { id: context.einheit },
  })
  // On its own page an office needs no link to itself.
  return {
    name,
    detailURL: detailURL === page.path ? '' : detailURL,
    anschrift: anschrift ?? null,
    kommunikation,
  }
}
