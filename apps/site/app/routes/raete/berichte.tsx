import { loadReports } from '../../raete/load-reports.ts'
import { ReportsPage } from '../../raete/reports-page.tsx'
import type { Route } from './+types/berichte'

export const loader = (args: Route.LoaderArgs) => loadReports(args)

export default function Berichte({ loaderData }: Route.ComponentProps) {
  return <ReportsPage {...loaderData} />
}
