import { calls } from '@rathausplatz/contract'
import { officeThing, type StructuredData } from '../thing.ts'
import type { oeffnungszeiten } from './schema.ts'

/** Describes the facility whose hours are shown. */
export const oeffnungszeitenThing: StructuredData<typeof oeffnungszeiten, unknown> = async (
  { context },
  page,
) => officeThing(await page.cms.call(calls.organisationseinheit, { params: { id: context.einheit } }), page)
