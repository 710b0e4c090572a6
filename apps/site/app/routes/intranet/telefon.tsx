import { calls } from '@rathausplatz/contract'
import { inIntranet } from '../../intranet/in-intranet.ts'
import { loadHelpers } from '../../intranet/load-helpers.ts'
import { PEOPLE_PER_PAGE, PhonePage } from '../../intranet/phone-page.tsx'
import { pageNumber, requirePage } from '../../room/page-number.ts'
import type { Route } from './+types/telefon'

/** Loads the telephone list from the staff of the offices. */
export async function loader(args: Route.LoaderArgs) {
  const { site, frame, ask } = await inIntranet(args)
  const asked = args.url.searchParams
  const q = (asked.get('q') ?? '').trim().slice(0, 200)
  const letter = asked.get('buchstabe') ?? ''
  const buchstabe = /^[A-Z]$/.test(letter) ? letter : ''
  const page = pageNumber(asked)
  const people = await ask.part(
    site.cms.call(calls.personen, {
      query: {
        ...(q ? { q } : {}),
        ...(buchstabe ? { buchstabe } : {}),
        seite: page,
        pro_seite: PEOPLE_PER_PAGE,
      },
    }),
  )
  if (people) requirePage({ page, pages: people.pagination?.pages, entries: people.data.length })
  const helpers = people?.anzahl === 0 ? await loadHelpers(site, ask) : undefined
  return { frame, q, buchstabe, people, page, helpers }
}

export default function Telefon({ loaderData }: Route.ComponentProps) {
  return <PhonePage {...loaderData} />
}
