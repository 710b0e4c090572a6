import { calls } from '@rathausplatz/contract'
import { officeThing, type StructuredData } from '../thing.ts'
import type { amt } from './schema.ts'

/** The office or house that the page is about. */
export const amtThing: StructuredData<typeof amt, unknown> = async ({ context }, page) =>
  officeThing(await page.cms.call(calls.organisationseinheit, { params: { id: context.einheit } }), page)
