import { calls, isCmsError } from '@rathausplatz/contract'
import {
  answerMachine,
  comeBackLater,
  nothingHere,
  refuseToTake,
  writtenOnce,
} from '../answers/for-machines.ts'
import { siteOf } from '../cms/site-context.ts'
import { addressesPerPart, sitemapIndex, sitemapPart } from '../sitemap/sitemap.ts'
import type { Route } from './+types/sitemap'

const AN_HOUR = 3_600

/** `/sitemap.xml` is the index of the parts, `/sitemap/1.xml` is the first part. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { cms, publicUrl, log, requestId } = siteOf(context)
  const part = partOf(params.teil)
  if (part === undefined) return nothingHere()
  const query = { seite: part ?? 1, pro_seite: addressesPerPart }
  const listed = await cms.call(calls.adressen, { query }).catch((error: unknown) => {
    // After a 503 a search engine keeps the addresses that it knows.
    if (!isCmsError(error)) log.warn({ err: error, requestId }, 'Sitemap nicht ladbar')
    return undefined
  })
  if (!listed) return comeBackLater()
  const { data, pagination } = listed
  const parts = Math.max(1, pagination?.pages ?? 1)
  if (part !== null && part > parts) return nothingHere()
  const body =
    part === null
      ? sitemapIndex(parts, publicUrl)
      : writtenOnce('sitemap', { data, publicUrl }, ({ data, publicUrl }) => sitemapPart(data, publicUrl))
  return answerMachine(request, { body, type: 'application/xml', maxAge: AN_HOUR })
}

/** Returns the number of the part; null for the index, undefined for an address of an invalid part. */
function partOf(teil: string | undefined): number | null | undefined {
  if (teil === undefined) return null
  const [, number] = /^([1-9]\d{0,3})\.xml$/.exec(teil) ?? []
  return number === undefined ? undefined : Number(number)
}

export const action = refuseToTake
