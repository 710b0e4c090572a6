import { ArchivePage } from '../../intranet/archive-page.tsx'
import { loadArchive } from '../../intranet/load-archive.ts'
import type { Route } from './+types/archiv'

export const loader = (args: Route.LoaderArgs) => loadArchive(args)

export default function Archiv({ loaderData }: Route.ComponentProps) {
  return <ArchivePage {...loaderData} />
}
