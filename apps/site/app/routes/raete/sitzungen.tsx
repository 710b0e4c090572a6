import { loadMeetings } from '../../raete/load-meetings.ts'
import { MeetingsPage } from '../../raete/meetings-page.tsx'
import type { Route } from './+types/sitzungen'

export const loader = (args: Route.LoaderArgs) => loadMeetings(args)

export default function Sitzungen({ loaderData }: Route.ComponentProps) {
  return <MeetingsPage {...loaderData} />
}
