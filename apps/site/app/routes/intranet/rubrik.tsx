import { calls } from '@rathausplatz/contract'
import { notFound } from '../../errors/not-found.ts'
import { nameOf } from '../../intranet/addresses.ts'
import { inIntranet } from '../../intranet/in-intranet.ts'
import { newestFirst } from '../../intranet/latest.ts'
import { RubrikPage } from '../../intranet/rubrik-page.tsx'
import { pageNumber, pagesOf, requirePage } from '../../room/page-number.ts'
import type { Route } from './+types/rubrik'

const PER_PAGE = 12

/**
 * Loads one category in pages. An unknown category answers 404. A list that fails to load is empty (spec §8),
 * and if the list of categories fails to load, no category counts as unknown. If a CMS returns all texts at
 * once, they are split into pages here.
 */
export async function loader(args: Route.LoaderArgs) {
  const { site, frame, ask, isTold } = await inIntranet(args)
  const { slug } = args.params
  const page = pageNumber(args.url.searchParams)
  const known = frame.rubriken.find(({ url }) => url === slug)
  if (isTold && !known) throw notFound()
  const asked = { params: { url: slug }, query: { seite: page, pro_seite: PER_PAGE }, ...ask.with }
  const answer = await ask.part(site.cms.call(calls.intranetTexte, asked))
  const told = answer ?? { data: [] }
  const { pagination } = told
  const data = newestFirst(told.data)
  const isAll = !pagination && data.length > PER_PAGE
  const texts = isAll ? data.slice((page - 1) * PER_PAGE) : data
  const pages = isAll
    ? Math.ceil(data.length / PER_PAGE)
    : (pagination?.pages ?? (data.length === PER_PAGE ? page + 1 : page))
  if (answer) requirePage({ page, pages, entries: texts.length })
  return {
    frame,
    slug,
    name: known ? nameOf(known) : 'Rubrik',
    texts: texts.slice(0, PER_PAGE),
    page,
    pages: pagesOf({ page, pages }),
  }
}

export default function Rubrik({ loaderData }: Route.ComponentProps) {
  return <RubrikPage {...loaderData} />
}
