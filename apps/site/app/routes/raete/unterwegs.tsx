import { redirect } from 'react-router'
import { headersOf } from '../../answers/headers-of.ts'
import { inCouncil } from '../../raete/in-council.ts'
import { keptPath } from '../../raete/paket/addresses.ts'
import { loadToKeep } from '../../raete/paket/load-to-keep.ts'
import { ToKeepPage } from '../../raete/paket/to-keep-page.tsx'
import type { Route } from './+types/unterwegs'

export const loader = (args: Route.LoaderArgs) => loadToKeep(args)

/**
 * The service worker deletes the papers on the device. Without a worker there are none, so the server has
 * nothing to do.
 */
export async function action(args: Route.ActionArgs) {
  await inCouncil(args)
  throw redirect(keptPath, 303)
}

export const headers = headersOf

export { links } from '../../raete/look.ts'

export default function Unterwegs({ loaderData }: Route.ComponentProps) {
  return <ToKeepPage {...loaderData} />
}
