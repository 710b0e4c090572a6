import { calls } from '@rathausplatz/contract'
import { answerMachine, refuseToTake, unanswered } from '../answers/for-machines.ts'
import { siteOf } from '../cms/site-context.ts'
import { webAppManifest } from '../pwa/manifest.ts'
import type { Route } from './+types/manifest'

/** Serves the manifest. Browsers revalidate it each time, because name, icons or colours may change. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { cms } = siteOf(context)
  try {
    const [stadt, topics] = await Promise.all([
      cms.call(calls.stadt, {}),
      cms.call(calls.menu, { query: { name: 'Footer_Themen' } }).catch(() => undefined),
    ])
    return answerMachine(request, {
      body: JSON.stringify(webAppManifest(stadt, topics?.menuItems ?? [])),
      type: 'application/manifest+json',
      maxAge: 0,
    })
  } catch (error) {
    return unanswered(error)
  }
}

export const action = refuseToTake
