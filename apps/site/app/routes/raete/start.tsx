import { loadStart } from '../../raete/load-start.ts'
import { StartPage } from '../../raete/start-page.tsx'
import type { Route } from './+types/start'

export const loader = (args: Route.LoaderArgs) => loadStart(args)

export default function Start({ loaderData }: Route.ComponentProps) {
  return <StartPage {...loaderData} />
}
