import { loadReports } from '../../raete/load-reports.ts'
import { ReportsPage } from '../../raete/reports-page.tsx'
import type { Route } from './+types/berichte'

export const loader = (args: Route.LoaderArgs) => loadReports(args)

export { links } from '../../raete/look.ts'

export default function Berichte({ loaderData }: Route.ComponentProps) {
  return <ReportsPage {...loaderData} />
}
