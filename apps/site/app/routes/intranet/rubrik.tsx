import { calls } from '@rathausplatz/contract'
import { notFound } from '../../errors/not-found.ts'
import { inIntranet } from '../../intranet/in-intranet.ts'
import { RubrikPage } from '../../intranet/rubrik-page.tsx'
import { pageNumber } from '../../room/page-number.ts'
import type { Route } from './+types/rubrik'

const PER_PAGE = 12

/** One category in pages. What is none is not found; a list that fails is emptied (spec §8). */
export async function loader(args: Route.LoaderArgs) {
  const { site, frame, ask } = await inIntranet(args)
  const { slug } = args.params
  const page = pageNumber(args.url.searchParams)
  const rubrik = frame.rubriken.find(({ url }) => url === slug)
  if (!rubrik) throw notFound()
  const asked = { params: { url: slug }, query: { seite: page, pro_seite: PER_PAGE }, ...ask.with }
  const { data, pagination } = (await ask.part(site.cms.call(calls.intranetTexte, asked))) ?? { data: [] }
  const pages = pagination?.pages ?? (data.length === PER_PAGE ? page + 1 : page)
  return { frame, rubrik, texts: data, page, pages }
}

export default function Rubrik({ loaderData }: Route.ComponentProps) {
  return <RubrikPage {...loaderData} />
}
