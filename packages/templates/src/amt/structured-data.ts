import { calls } from '@rathausplatz/contract'
import { officeThing, type StructuredData } from '../thing.ts'
import type { amt } from './schema.ts'

/** Describes the office of the page. */
export const amtThing: StructuredData<typeof amt, unknown> = async ({ context }, page) =>
  officeThing(await page.cms.call(calls.organisationseinheit, { params: { id: context.einheit } }), page)
