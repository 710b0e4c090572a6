import { calls } from '@rathausplatz/contract'
import { wholePaperInRoom } from '../../raete/addresses.ts'
import { inCouncil } from '../../raete/in-council.ts'
import { PaperPage } from '../../raete/paper-page.tsx'
import type { Route } from './+types/vorlage'

/** Loads a paper; a non-public paper only if the member may read it. */
export async function loader(args: Route.LoaderArgs) {
  const { site, session, ask } = await inCouncil(args)
  const { id } = args.params
  const paper = await ask.subject(site.cms.call(calls.raeteVorlage, { params: { id }, ...ask.with }))
  return { session, paper: wholePaperInRoom(paper) }
}

export { links } from '../../raete/look.ts'

export default function Vorlage({ loaderData }: Route.ComponentProps) {
  return <PaperPage {...loaderData} />
}
