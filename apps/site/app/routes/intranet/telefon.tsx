import { calls } from '@rathausplatz/contract'
import { inIntranet } from '../../intranet/in-intranet.ts'
import { PEOPLE_PER_PAGE, PhonePage } from '../../intranet/phone-page.tsx'
import { pageNumber } from '../../room/page-number.ts'
import type { Route } from './+types/telefon'

/** Loads the telephone list from the staff of the offices. */
export async function loader(args: Route.LoaderArgs) {
  const { site, frame, ask } = await inIntranet(args)
  const asked = args.url.searchParams
  const q = (asked.get('q') ?? '').trim().slice(0, 200)
  const letter = asked.get('buchstabe') ?? ''
  const buchstabe = /^[A-Z]$/.test(letter) ? letter : ''
  const people = await ask.part(
    site.cms.call(calls.personen, {
      query: {
        ...(q ? { q } : {}),
        ...(buchstabe ? { buchstabe } : {}),
        seite: pageNumber(asked),
        pro_seite: PEOPLE_PER_PAGE,
      },
    }),
  )
  return { frame, q, buchstabe, people }
}

export default function Telefon({ loaderData }: Route.ComponentProps) {
  return <PhonePage {...loaderData} />
}
